import { formOf } from '@trassa/catalog/ad-types/form-of'
import { fillReason, type ReasonSubject } from '@trassa/catalog/moderation/fill-reason'

/** An ad that has a value for every field that a reason is usually about. */
const EXAMPLE: ReasonSubject = {
  adType: 'auto',
  price: 100_000,
  fields: { vin: 'XTA219010J0123456' },
  names: {},
}

interface ReasonExampleProps {
  text: string
  field: string
}

/** A template as the owner of a car would read it. */
export function ReasonExample({ text, field }: ReasonExampleProps) {
  if (text.trim() === '') return null
  const definition = formOf(EXAMPLE.adType)
  return (
    <p className="rounded-card bg-surface-sunken p-2">
      <span className="text-caption text-text-muted">Владелец автомобиля прочтёт: </span>
      {fillReason(text, { subject: EXAMPLE, definition, field })}
    </p>
  )
}
