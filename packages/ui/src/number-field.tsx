import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { caretAfter, formatTyped, type NumberShape, parseTyped } from './grouped-digits.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface NumberFieldProps
  extends NumberShape,
    Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'after'> {
  value?: number | null
  defaultValue?: number | null
  onValueChange?: (value: number | null) => void
  /** `₽`, `км`, `л.с.` */
  unit?: string
}

const textOf = (value: number | null | undefined, shape: NumberShape) =>
  value === null || value === undefined ? '' : formatTyped(String(value), shape)

/** A number whose digits group while it is typed; the caret stays where the person left it. */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  unit,
  fraction,
  negative,
  ...props
}: NumberFieldProps) {
  const shape = { fraction, negative }
  const [typed, setTyped] = useState(() => textOf(value ?? defaultValue, shape))
  // A value set from outside wins over what was typed; "1," and "1" are the same number.
  const text = value === undefined || parseTyped(typed) === value ? typed : textOf(value, shape)

  function change({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const next = formatTyped(input.value, shape)
    const caret = caretAfter(input.value, input.selectionStart ?? input.value.length, next)
    // Written to the input before React sees it, so that React has nothing to write and the caret stays.
    input.value = next
    input.setSelectionRange(caret, caret)
    setTyped(next)
    onValueChange?.(parseTyped(next))
  }

  return (
    <TextField
      {...props}
      inputMode={fraction ? 'decimal' : 'numeric'}
      autoComplete="off"
      inputClassName="tabular"
      value={text}
      onChange={change}
      onKeyDown={(event) => {
        skipSeparator(event)
        props.onKeyDown?.(event)
      }}
      after={unit}
    />
  )
}

/** Backspace and Delete at a space between groups act on the digit behind it. */
function skipSeparator({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) {
  const at = input.selectionStart
  if (at === null || at !== input.selectionEnd) return
  if (key === 'Backspace' && /\s/.test(input.value.charAt(at - 1)))
    input.setSelectionRange(at - 1, at - 1)
  if (key === 'Delete' && /\s/.test(input.value.charAt(at))) input.setSelectionRange(at + 1, at + 1)
}
