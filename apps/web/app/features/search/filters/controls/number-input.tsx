import { skipSeparator, writeFormatted } from '@trassa/ui/text/caret'
import {
  formatTyped,
  NUMBER_CHARACTER,
  type NumberShape,
  parseTyped,
} from '@trassa/ui/text/grouped-digits'
import { useState } from 'react'

interface NumberInputProps extends NumberShape {
  label: string
  /** `от`, `до`: in place of a number. */
  word: string
  name: string
  value: number | undefined
  onValueChange: (value: number | undefined) => void
}

/**
 * One end of a range, its digits grouped while they are typed. The kit's `number-field` does the same
 * with hints and errors, which filters do not need, at a script size beyond the lists' budget.
 */
export function NumberInput(props: NumberInputProps) {
  const { label, word, name, value, onValueChange, ...shape } = props
  const written = value === undefined ? '' : formatTyped(String(value), shape)
  const [typed, setTyped] = useState(written)
  // A value from elsewhere wins over what was typed; "1," and "1" are the same number.
  const text = (parseTyped(typed) ?? undefined) === value ? typed : written
  return (
    <input
      aria-label={label}
      name={name}
      placeholder={word}
      inputMode={shape.fraction ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={text}
      onKeyDown={skipSeparator}
      onChange={({ currentTarget }) => {
        const next = formatTyped(currentTarget.value, shape)
        writeFormatted(currentTarget, next, NUMBER_CHARACTER)
        setTyped(next)
        onValueChange(parseTyped(next) ?? undefined)
      }}
    />
  )
}
