import { type ChangeEvent, useState } from 'react'
import { skipSeparator, writeFormatted } from '../text/caret.ts'
import {
  formatTyped,
  NUMBER_CHARACTER,
  type NumberShape,
  parseTyped,
} from '../text/grouped-digits.ts'
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

/** A number input that groups digits while typing and keeps the caret's place (decision 034). */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  unit,
  fraction,
  negative,
  ungrouped,
  ...props
}: NumberFieldProps) {
  const shape = { fraction, negative, ungrouped }
  const [typed, setTyped] = useState(() => textOf(value ?? defaultValue, shape))
  // A new `value` replaces the typed text, but "1," is kept for the value 1.
  const text = value === undefined || parseTyped(typed) === value ? typed : textOf(value, shape)

  function change({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const next = formatTyped(input.value, shape)
    writeFormatted(input, next, NUMBER_CHARACTER)
    setTyped(next)
    onValueChange?.(parseTyped(next))
  }

  return (
    <TextField
      {...props}
      // The numeric keyboards of phones have no minus.
      inputMode={negative ? 'text' : fraction ? 'decimal' : 'numeric'}
      autoComplete="off"
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
