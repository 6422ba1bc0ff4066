import type { KeyBinding } from './key-bindings.ts'

/** A binding as `aria-keyshortcuts` takes it: `Control+1`, `Control+Enter`, `A`. */
export function ariaKeys({ code, ctrl, shift }: KeyBinding): string {
  const key = String([code].flat()[0]).replace(/^(?:Key|Digit)(?=.$)/, '')
  return [...(ctrl ? ['Control'] : []), ...(shift === true ? ['Shift'] : []), key].join('+')
}
