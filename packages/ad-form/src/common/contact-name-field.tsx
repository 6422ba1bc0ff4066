import { TextField } from '@trassa/ui/fields/text-field'
import { useAdField } from '../fields/use-ad-field.ts'

const MAX_LENGTH = 40

export function ContactNameField() {
  const { value, error, change } = useAdField('contactName')
  return (
    <TextField
      label="Как к вам обращаться"
      placeholder="Например, Иван"
      autoComplete="name"
      maxLength={MAX_LENGTH}
      error={error}
      value={value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}
