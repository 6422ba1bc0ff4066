import { TextField } from '@trassa/ui/fields/text-field'
import { useAdField } from '../fields/use-ad-field.ts'

const MAX_LENGTH = 256

export function AddressField() {
  const { value, error, change } = useAdField('address')
  return (
    <TextField
      label="Адрес"
      hint="Улица или ориентир, чтобы было понятно, далеко ли ехать."
      optional
      autoComplete="street-address"
      maxLength={MAX_LENGTH}
      error={error}
      value={value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}
