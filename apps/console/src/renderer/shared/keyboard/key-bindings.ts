import { LANE_NAMES, type QueueLane } from '@trassa/contracts/enumerations/moderation'

/** Where a key acts; the help lists the keys under these headings. */
export const KEY_PLACES = {
  ad: 'Решение по объявлению',
  reasons: 'Причины и формы',
  list: 'Очередь, таблицы, фотографии',
  users: 'Пользователи и заказы',
  everywhere: 'Везде',
} as const
export type KeyPlace = keyof typeof KEY_PLACES

export interface KeyBinding {
  /** `KeyboardEvent.code`: the physical keys, the same on a Russian and an English layout (domain §9). */
  code: string | readonly string[]
  ctrl?: true
  /** `any`: with and without Shift. */
  shift?: true | 'any'
  /**
   * `text`: acts inside text fields as well; `line`: inside those of one line, which do nothing with the key; `all`:
   * wherever the focus is but in a dialog.
   */
  inside?: 'text' | 'line' | 'all'
  place: KeyPlace
  /** As it is printed on the key. */
  shown: string
  does: string
}

const laneKey = (code: `Digit${number}`, lane: QueueLane) =>
  ({
    code,
    ctrl: true,
    inside: 'all',
    place: 'everywhere',
    shown: `Ctrl ${code.slice('Digit'.length)}`,
    does: `Очередь: ${LANE_NAMES[lane]}`,
  }) as const

/** Every key of the console: bound, shown in tooltips and listed in the help from here. */
export const KEYS = {
  approve: { code: 'KeyA', place: 'ad', shown: 'A', does: 'Одобрить объявление' },
  requestFix: { code: 'KeyR', place: 'ad', shown: 'R', does: 'Вернуть на исправление' },
  block: { code: 'KeyB', place: 'ad', shown: 'B', does: 'Заблокировать' },
  skip: { code: 'KeyS', place: 'ad', shown: 'S', does: 'Пропустить' },
  lift: { code: 'KeyL', place: 'ad', shown: 'L', does: 'Поднять в списке' },
  dates: { code: 'KeyD', place: 'ad', shown: 'D', does: 'Изменить срок публикации' },
  dismissComplaints: { code: 'KeyC', place: 'ad', shown: 'C', does: 'Снять жалобы: необоснованны' },
  takeBack: { code: 'KeyZ', place: 'ad', shown: 'Z', does: 'Вернуть последнее решение' },
  edit: { code: 'KeyE', place: 'ad', shown: 'E', does: 'Изменить объявление за владельца' },
  submit: {
    code: ['Enter', 'NumpadEnter'],
    ctrl: true,
    inside: 'text',
    place: 'reasons',
    shown: 'Ctrl Enter',
    does: 'Отправить открытую форму',
  },
  createAd: {
    code: 'KeyN',
    place: 'users',
    shown: 'N',
    does: 'Создать объявление за пользователя',
  },
  sendTelegram: {
    code: 'KeyT',
    place: 'ad',
    shown: 'T',
    does: 'Отправить владельцу ссылку в Telegram',
  },
  sendSms: { code: 'KeyP', place: 'ad', shown: 'P', does: 'Отправить владельцу ссылку по SMS' },
  refund: { code: 'KeyV', place: 'users', shown: 'V', does: 'Вернуть деньги за заказ' },
  compensate: { code: 'KeyG', place: 'users', shown: 'G', does: 'Дать пользователю компенсацию' },
  next: { code: 'KeyJ', place: 'list', shown: 'J', does: 'Следующее объявление или заказ' },
  previous: { code: 'KeyK', place: 'list', shown: 'K', does: 'Предыдущее объявление или заказ' },
  photoNext: { code: 'ArrowRight', place: 'list', shown: '→', does: 'Следующая фотография' },
  photoPrevious: { code: 'ArrowLeft', place: 'list', shown: '←', does: 'Предыдущая фотография' },
  zoomPhoto: { code: 'KeyF', place: 'list', shown: 'F', does: 'Увеличить фотографию' },
  zoomIn: {
    code: ['Equal', 'NumpadAdd'],
    shift: 'any',
    place: 'list',
    shown: '+',
    does: 'Увеличенную фотографию – крупнее',
  },
  zoomOut: {
    code: ['Minus', 'NumpadSubtract'],
    place: 'list',
    shown: '−',
    does: 'Увеличенную фотографию – мельче',
  },
  publicPage: { code: 'KeyO', place: 'ad', shown: 'O', does: 'Открыть страницу на сайте' },
  editCell: {
    code: 'F2',
    place: 'list',
    shown: 'F2',
    does: 'Изменить состояние или срок в ячейке таблицы',
  },
  toggleRow: { code: 'KeyX', place: 'list', shown: 'X', does: 'Отметить строку таблицы' },
  markRows: {
    code: 'KeyA',
    ctrl: true,
    place: 'list',
    shown: 'Ctrl A',
    does: 'Отметить загруженные строки, ещё раз – всё найденное',
  },
  changeMarked: { code: 'KeyM', place: 'list', shown: 'M', does: 'Изменить отмеченные' },
  scroll: {
    code: 'Space',
    shift: 'any',
    place: 'list',
    shown: 'Пробел',
    does: 'Листать объявление, с Shift назад',
  },
  pageDown: {
    code: 'PageDown',
    inside: 'line',
    place: 'list',
    shown: 'PgDn',
    does: 'Листать объявление вперёд',
  },
  pageUp: {
    code: 'PageUp',
    inside: 'line',
    place: 'list',
    shown: 'PgUp',
    does: 'Листать объявление назад',
  },
  toStart: { code: 'Home', place: 'list', shown: 'Home', does: 'К началу объявления' },
  toEnd: { code: 'End', place: 'list', shown: 'End', does: 'К концу объявления' },
  jump: {
    code: 'KeyK',
    ctrl: true,
    inside: 'all',
    place: 'everywhere',
    shown: 'Ctrl K',
    does: 'Найти запись или команду',
  },
  sidebar: {
    code: 'KeyB',
    ctrl: true,
    inside: 'all',
    place: 'everywhere',
    shown: 'Ctrl B',
    does: 'Свернуть или развернуть меню',
  },
  laneNew: laneKey('Digit1', 'new'),
  laneRevisions: laneKey('Digit2', 'revisions'),
  laneComplaints: laneKey('Digit3', 'complaints'),
  laneAppeals: laneKey('Digit4', 'appeals'),
  laneDuplicates: laneKey('Digit5', 'duplicates'),
  bars: {
    code: 'F6',
    inside: 'all',
    place: 'everywhere',
    shown: 'F6',
    does: 'К сообщениям над страницей',
  },
  // The question mark: Shift+/ on an English layout, Shift+7 on a Russian one.
  help: {
    code: ['Slash', 'Digit7'],
    shift: true,
    place: 'everywhere',
    shown: '?',
    does: 'Показать клавиши',
  },
  close: {
    code: 'Escape',
    inside: 'text',
    place: 'everywhere',
    shown: 'Esc',
    does: 'Закрыть то, что открыто последним',
  },
} as const satisfies Record<string, KeyBinding>

export type KeyName = keyof typeof KEYS

/** The keys that open the lanes. */
export const LANE_KEYS = {
  new: 'laneNew',
  revisions: 'laneRevisions',
  complaints: 'laneComplaints',
  appeals: 'laneAppeals',
  duplicates: 'laneDuplicates',
} as const satisfies Record<QueueLane, KeyName>
