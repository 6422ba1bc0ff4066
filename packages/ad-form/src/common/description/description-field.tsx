import { DESCRIPTION_MAX } from '@trassa/contracts/description-length'
import { TextArea } from '@trassa/ui/fields/text-area'
import { useRef } from 'react'
import { useAdField } from '../../fields/use-ad-field.ts'
import { MarkupToolbar, markupKeys } from './markup-toolbar.tsx'

export function DescriptionField() {
  const { value, error, change } = useAdField('description')
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <TextArea
      ref={area}
      label="Описание"
      toolbar={<MarkupToolbar area={area} />}
      placeholder="Расскажите главное: состояние, особенности, есть ли недостатки, на каких условиях"
      hint="Покупатели увидят текст строка в строку, как он набран."
      limit={DESCRIPTION_MAX}
      rows={7}
      error={error}
      value={value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onKeyDown={markupKeys}
    />
  )
}
