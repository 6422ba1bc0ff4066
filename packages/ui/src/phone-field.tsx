import { useMask } from '@react-input/mask'
import { useMergedRefs } from './use-merged-refs.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** spec §5. */
const MASK = '+7 ### ###-##-##'

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'> {
  /** `+79161234567`, or as much of it as has been typed. */
  value?: string
  /** Gets the number without spaces and dashes: twelve characters when complete (spec §5). */
  onValueChange?: (phone: string) => void
}

/** The country code that people type or paste in front: `8 916…`, `+7 916…`, `7916…`. */
function withoutCountryCode(data: string, isFirst: boolean): string {
  const digits = data.replace(/\D/g, '')
  if (digits.length === 11) return digits.replace(/^[78]/, '')
  if (data.startsWith('+7')) return digits.slice(1)
  return isFirst && digits.length === 1 ? digits.replace(/^[78]/, '') : digits
}

const masked = (phone: string) => {
  const rest = [...phone.replace(/^\+7/, '').replace(/\D/g, '').slice(0, 10)]
  if (rest.length === 0) return ''
  let text = ''
  for (const char of MASK) {
    if (char !== '#') text += char
    else if (rest.length > 0) text += rest.shift()
    if (rest.length === 0 && text.length > 3) break
  }
  return text
}

/** A Russian mobile number in the mask `+7 ### ###-##-##` (spec §5). */
export function PhoneField({ value, onValueChange, ref, ...props }: PhoneFieldProps) {
  const maskRef = useMask({
    mask: MASK,
    replacement: { '#': /\d/ },
    track: (event) =>
      event.inputType === 'insert'
        ? withoutCountryCode(event.data, event.value.length <= 3)
        : event.data,
  })
  return (
    <TextField
      autoComplete="tel"
      placeholder="+7 900 000-00-00"
      {...props}
      ref={useMergedRefs(maskRef, ref)}
      type="tel"
      inputMode="tel"
      inputClassName="tabular"
      {...(value !== undefined && { value: masked(value) })}
      onChange={(event) => onValueChange?.(event.target.value.replace(/[\s-]/g, ''))}
    />
  )
}
