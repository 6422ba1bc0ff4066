import type { KeyboardEvent } from 'react'

/**
 * The caret's index in the formatted text: before as many kept characters as followed it in the raw
 * text. `isKept` matches the characters that formatting keeps; the others are separators.
 */
export function caretAfterFormat(
  formatted: string,
  raw: string,
  caret: number,
  isKept: RegExp,
): number {
  let following = [...raw.slice(caret)].filter((character) => isKept.test(character)).length
  let index = formatted.length
  while (index > 0 && following > 0) {
    index -= 1
    if (isKept.test(formatted.charAt(index))) following -= 1
  }
  return index
}

/**
 * Writes the formatted text and the caret to the input in `onChange`, before React compares: React
 * then finds the value unchanged and does not move the caret to the end.
 */
export function writeFormatted(input: HTMLInputElement, formatted: string, isKept: RegExp) {
  const rawCaret = input.selectionStart ?? input.value.length
  const caret = caretAfterFormat(formatted, input.value, rawCaret, isKept)
  input.value = formatted
  input.setSelectionRange(caret, caret)
}

/** On key down: moves the caret over a separator, so that Backspace and Delete reach the digit behind it. */
export function skipSeparator({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart: at, selectionEnd, value } = currentTarget
  if (at === null || at !== selectionEnd) return
  const isSeparator = (index: number) => /[\s-]/.test(value.charAt(index))
  if (key === 'Backspace' && isSeparator(at - 1)) currentTarget.setSelectionRange(at - 1, at - 1)
  if (key === 'Delete' && isSeparator(at)) currentTarget.setSelectionRange(at + 1, at + 1)
}
