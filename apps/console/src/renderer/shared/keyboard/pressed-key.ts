import { KEYS, type KeyBinding, type KeyName } from './key-bindings.ts'

/** Which key was pressed; none where the focused element needs the key itself, or has used it. */
export function keyOf(event: KeyboardEvent): KeyName | null {
  if (event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return null
  const found = Object.entries<KeyBinding>(KEYS).find(([, binding]) => isPressed(binding, event))
  if (!found) return null
  const [name, binding] = found
  return isTakenByFocus(event.target, binding) ? null : (name as KeyName)
}

const isPressed = ({ code, ctrl, shift }: KeyBinding, event: KeyboardEvent) =>
  [code].flat().includes(event.code) &&
  event.ctrlKey === (ctrl ?? false) &&
  (shift === 'any' || event.shiftKey === (shift ?? false))

const LINE = 'input:not([type=checkbox]):not([type=radio])'
const TEXT = `${LINE}, textarea, [contenteditable=true]`
const POPUPS = '[role=listbox], [role=menu], [role=dialog]'
const LISTS = `${POPUPS}, [role=radiogroup]`
const DIALOGS = '[role=dialog], [role=alertdialog]'
/** An open list below a field: Enter, Escape and the arrows are its own. */
const OPEN_POPUP = '[aria-haspopup][aria-expanded=true]'
/** What Space presses, and what the arrows, Home and End move in. */
const PRESSABLE = 'button, summary, [role=checkbox], [role=switch], [role=tab], [role=combobox]'

function isTakenByFocus(target: EventTarget | null, { code, inside }: KeyBinding): boolean {
  if (!(target instanceof Element)) return false
  const isIn = (selector: string) => target.closest(selector) !== null
  if (inside === 'all') return isIn(DIALOGS)
  if (inside === 'text') return isIn(POPUPS) || isIn(OPEN_POPUP)
  if (inside === 'line' && isIn(LINE)) return false
  if (code === 'Space' && isIn(PRESSABLE)) return true
  return isIn(`${TEXT}, ${LISTS}, [role=combobox]`)
}
