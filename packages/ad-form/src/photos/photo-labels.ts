import { countOf } from '@trassa/catalog/format/numbers'

const PHOTOS = ['фотографию', 'фотографии', 'фотографий'] as const

/** What the photos field says on the site and in the console. `place` counts from 1. */
export const PHOTO_LABELS = {
  add: 'Добавить фотографии',
  orDrop: 'или перетащите их сюда',
  cover: 'Обложка',
  alt: (place: number) => `Фотография ${place}`,
  remove: (place: number) => `Убрать фотографию ${place}`,
  /** A failed upload. */
  retry: 'Загрузить ещё раз',
  cancel: 'Отменить загрузку',
  count: (count: number, max: number) => `${count} из ${max}`,
  overLimit: (added: number, chosen: number, max: number) =>
    `Добавлено ${added} из ${chosen}: в объявлении не больше ${countOf(max, PHOTOS)}`,
} as const
