import { TEMPLATE_MAX } from '@trassa/contracts/entities/moderator/operator-setting'
import { REASON_PLACEHOLDERS } from '@trassa/contracts/enumerations/operator-settings'
import { REASON_FIELD_KEYS, REASON_FIELDS } from '@trassa/contracts/enumerations/reason-fields'
import { Select } from '@trassa/ui/choices/select'
import { TextArea } from '@trassa/ui/fields/text-area'
import {
  OTHER_FIELDS,
  type TextPlace,
  type TypedReason,
  textAt,
  withTextAt,
} from './reason-texts.ts'

interface ReasonTextFieldsProps {
  typed: TypedReason
  place: TextPlace
  mistake: string | undefined
  onPlace: (place: TextPlace) => void
  onChange: (typed: TypedReason) => void
}

/** The text of a reason, and those that single fields have instead of it. */
export function ReasonTextFields({
  typed,
  place,
  mistake,
  onPlace,
  onChange,
}: ReasonTextFieldsProps) {
  const hasOwn = Object.values(typed.byField).some((text) => text.trim() !== '')
  const options = [
    { value: OTHER_FIELDS, label: hasOwn ? 'Остальные поля' : 'Все поля' } as const,
    ...REASON_FIELD_KEYS.map((field) => ({
      value: field,
      label: REASON_FIELDS[field].nominative,
      ...(typed.byField[field]?.trim() && { hint: 'свой текст' }),
    })),
  ]
  return (
    <>
      <Select<TextPlace>
        label="Для поля"
        options={options}
        value={place}
        onValueChange={(chosen) => chosen && onPlace(chosen)}
      />
      <TextArea
        label="Текст для владельца"
        hint={
          place === OTHER_FIELDS
            ? 'То, что уже отправлено владельцам, не изменится'
            : 'Если оставить пустым, будет общий текст причины, а если он не называет поле, исходный'
        }
        limit={TEMPLATE_MAX}
        value={textAt(typed, place)}
        error={mistake}
        onChange={(event) => onChange(withTextAt(typed, place, event.target.value))}
      />
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-caption text-text-muted">
        {Object.entries(REASON_PLACEHOLDERS).map(([name, meaning]) => (
          <div key={name} className="contents">
            <dt>{`{${name}}`}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
