interface KeyBinding {
  /** `KeyboardEvent.code`: the physical key, the same on a Russian and an English layout (domain §9). */
  code: string
  ctrl?: true
  shift?: true
  /** As it is printed on the key. */
  shown: string
  does: string
}

/** Every key of the console: bound, shown in tooltips and listed in the help from here. */
export const KEYS = {
  approve: { code: 'KeyA', shown: 'A', does: 'Одобрить объявление' },
  requestFix: { code: 'KeyR', shown: 'R', does: 'Вернуть на исправление' },
  block: { code: 'KeyB', shown: 'B', does: 'Заблокировать' },
  skip: { code: 'KeyS', shown: 'S', does: 'Пропустить' },
  lift: { code: 'KeyL', shown: 'L', does: 'Поднять в списке' },
  edit: { code: 'KeyE', shown: 'E', does: 'Изменить объявление за владельца' },
  refund: { code: 'KeyV', shown: 'V', does: 'Вернуть деньги за заказ' },
  compensate: { code: 'KeyG', shown: 'G', does: 'Дать пользователю компенсацию' },
  next: { code: 'KeyJ', shown: 'J', does: 'Следующее объявление или заказ' },
  previous: { code: 'KeyK', shown: 'K', does: 'Предыдущее объявление или заказ' },
  photoNext: { code: 'ArrowRight', shown: '→', does: 'Следующая фотография' },
  photoPrevious: { code: 'ArrowLeft', shown: '←', does: 'Предыдущая фотография' },
  toggleRow: { code: 'KeyX', shown: 'X', does: 'Отметить строку таблицы' },
  jump: {
    code: 'KeyK',
    ctrl: true,
    shown: 'Ctrl K',
    does: 'Найти по телефону, VIN, номеру объявления, № заказа или счёта',
  },
  help: { code: 'Slash', shift: true, shown: '?', does: 'Показать клавиши' },
  close: { code: 'Escape', shown: 'Esc', does: 'Закрыть панель' },
} as const satisfies Record<string, KeyBinding>

export type KeyName = keyof typeof KEYS

/** Which key was pressed; none while a text is being typed or a list is open. */
export function keyOf(event: KeyboardEvent): KeyName | null {
  if (event.altKey || event.metaKey || isTakenByFocus(event.target)) return null
  const found = Object.entries<KeyBinding>(KEYS).find(
    ([, { code, ctrl = false, shift = false }]) =>
      event.code === code && event.ctrlKey === ctrl && event.shiftKey === shift,
  )
  return found ? (found[0] as KeyName) : null
}

const TEXT = 'input:not([type=checkbox]):not([type=radio]), textarea, [contenteditable=true]'
const LISTS = '[role=listbox], [role=menu], [role=combobox], [role=radiogroup], [role=dialog]'

const isTakenByFocus = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`${TEXT}, ${LISTS}`) !== null
