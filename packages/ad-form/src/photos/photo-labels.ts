import { countOf } from '@trassa/catalog/format/numbers'

const PHOTOS = ['фотографию', 'фотографии', 'фотографий'] as const

/** What the photos field says on the site and in the console. `place` counts from 1. */
export const PHOTO_LABELS = {
  add: 'Добавить фотографии',
  orDrop: 'или перетащите их сюда',
  cover: 'Обложка',
  alt: (place: number) => `Фотография ${place}`,
  remove: (place: number) => `Убрать фотографию ${place}`,
  turn: (place: number) => `Повернуть фотографию ${place}`,
  /** What happens to an upload; `percent` of its bytes are sent. */
  stages: {
    waiting: 'В очереди',
    preparing: 'Готовим',
    sending: (percent: number) => `${percent}\u00A0%`,
    /** All bytes are sent; the server makes its sizes. */
    processing: 'Обрабатываем',
  },
  /** Files that the ad has already. */
  repeated: (count: number) =>
    count === 1
      ? 'Эта фотография уже есть в объявлении'
      : `Уже есть в объявлении: ${countOf(count, PHOTOS)}`,
  /** A failed upload. */
  retry: 'Загрузить ещё раз',
  cancel: 'Отменить загрузку',
  count: (count: number, max: number) => `${count} из ${max}`,
  overLimit: (added: number, chosen: number, max: number) =>
    `Добавлено ${added} из ${chosen}: в объявлении не больше ${countOf(max, PHOTOS)}`,
  /** Names of the files that there is no room for. */
  notTaken: (names: readonly string[]) => `Не добавлены: ${names.join(', ')}`,
} as const
