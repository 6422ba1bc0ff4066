import { Select } from '@trassa/ui/choices/select'
import { TextArea } from '@trassa/ui/fields/text-area'
import { reasonLabel } from './reason-choices.ts'
import type { ReasonDraft } from './reason-drafts.ts'

/** Signs of a message (`moderationReasonSchema`). */
const MESSAGE_MAX = 500

interface ChosenReasonProps {
  reason: ReasonDraft[number]
  fields: { value: string; label: string }[]
  mistake: string | undefined
  onField: (field: string) => void
  onMessage: (message: string) => void
}

/** A marked reason: the field that it is about, and the text for the owner. */
export function ChosenReason({ reason, fields, mistake, onField, onMessage }: ChosenReasonProps) {
  const label = reasonLabel(reason.code)
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 font-medium">{label}</legend>
      <Select
        label={`Поле: ${label}`}
        labelHidden
        options={fields}
        value={reason.field}
        onValueChange={(field) => field && onField(field)}
      />
      <TextArea
        label={`Текст для владельца: ${label}`}
        labelHidden
        value={reason.message}
        limit={MESSAGE_MAX}
        error={mistake}
        onChange={(event) => onMessage(event.target.value)}
      />
    </fieldset>
  )
}
