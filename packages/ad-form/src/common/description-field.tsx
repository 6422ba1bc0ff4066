import { DESCRIPTION_MAX } from '@trassa/contracts/values'
import { TextArea } from '@trassa/ui/fields/text-area'
import { useAdField } from '../fields/use-ad-field.ts'

export function DescriptionField() {
  const { value, error, change } = useAdField('description')
  return (
    <TextArea
      label="Описание"
      placeholder="Расскажите главное: состояние, особенности, есть ли недостатки, на каких условиях"
      hint="Можно выделять: **важное** — жирным, строки с «-» в начале — списком."
      limit={DESCRIPTION_MAX}
      rows={7}
      error={error}
      value={value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}
