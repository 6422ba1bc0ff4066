import { type ChangeEvent, useState } from 'react'
import { skipSeparator, writeFormatted } from '../text/caret.ts'
import { maskPhone, unmaskPhone } from '../text/phone-mask.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'> {
  /** `+79161234567`, or its beginning. */
  value?: string
  defaultValue?: string
  /** Called with the number without spaces and dashes: twelve characters when complete (spec §5). */
  onValueChange?: (phone: string) => void
}

/** A Russian mobile number in the mask `+7 ### ###-##-##` (spec §5). */
export function PhoneField({ value, defaultValue = '', onValueChange, ...props }: PhoneFieldProps) {
  const [typed, setTyped] = useState(() => maskPhone(value ?? defaultValue))
  // "+7 " and "+7" are the same value: only another `value` replaces the typed text.
  const text = value === undefined || unmaskPhone(typed) === value ? typed : maskPhone(value)

  function change({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const deleting = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')
    const next = maskPhone(input.value, deleting)
    writeFormatted(input, next, /\d/)
    setTyped(next)
    onValueChange?.(unmaskPhone(next))
  }

  return (
    <TextField
      autoComplete="tel"
      placeholder="+7 900 000-00-00"
      {...props}
      type="tel"
      inputMode="tel"
      value={text}
      onChange={change}
      onKeyDown={(event) => {
        skipSeparator(event)
        props.onKeyDown?.(event)
      }}
    />
  )
}
