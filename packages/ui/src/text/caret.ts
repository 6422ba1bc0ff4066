import type { KeyboardEvent } from 'react'

/** Where the caret goes in a text that was put into its form: before as many kept signs as it stood before in the typed one. */
export function caretIn(shown: string, raw: string, caret: number, isKept: RegExp): number {
  let ahead = [...raw.slice(caret)].filter((sign) => isKept.test(sign)).length
  let at = shown.length
  while (at > 0 && ahead > 0) {
    at -= 1
    if (isKept.test(shown.charAt(at))) ahead -= 1
  }
  return at
}

/**
 * Writes the formed text to the input before React sees the change, so that React finds nothing
 * to write and the caret stays where the person left it.
 */
export function writeFormed(input: HTMLInputElement, shown: string, isKept: RegExp) {
  const caret = caretIn(shown, input.value, input.selectionStart ?? input.value.length, isKept)
  input.value = shown
  input.setSelectionRange(caret, caret)
}

/** On key down: Backspace and Delete at a sign that the form itself puts there act on the digit behind it. */
export function skipSeparator({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart: at, selectionEnd, value } = currentTarget
  if (at === null || at !== selectionEnd) return
  const isSeparator = (index: number) => /[\s-]/.test(value.charAt(index))
  if (key === 'Backspace' && isSeparator(at - 1)) currentTarget.setSelectionRange(at - 1, at - 1)
  if (key === 'Delete' && isSeparator(at)) currentTarget.setSelectionRange(at + 1, at + 1)
}
