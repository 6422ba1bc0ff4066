import { formOf } from '@trassa/catalog/ad-types/form-of'
import { fillReason, type ReasonSubject } from '@trassa/catalog/moderation/fill-reason'
import { templateFor } from '@trassa/catalog/moderation/reason-templates'
import type { ModerationReasonCode } from '@trassa/contracts/enumerations/moderation'
import { REASON_FIELD_KEYS } from '@trassa/contracts/enumerations/reason-fields'
import { OTHER_FIELDS, type TextPlace, type TypedReason, tidyReason } from './reason-texts.ts'

/** An ad that has a value for every field that a text usually names. */
const EXAMPLE: ReasonSubject = {
  adType: 'auto',
  price: 100_000,
  fields: { vin: 'XTA219010J0123456', year: 2018, mileage: 90_000 },
  names: {},
}

interface ReasonExampleProps {
  code: ModerationReasonCode
  typed: TypedReason
  /** The field that the reason is usually about. */
  usual: string
  place: TextPlace
}

/** A template as the owner of a car would read it. */
export function ReasonExample({ code, typed, usual, place }: ReasonExampleProps) {
  const texts = tidyReason(typed)
  const others = [usual, ...REASON_FIELD_KEYS].find((field) => !(field in texts.byField))
  const field = place === OTHER_FIELDS ? (others ?? usual) : place
  const template = templateFor({ ...texts, code, field: usual }, field)
  if (template === '') return null
  const definition = formOf(EXAMPLE.adType)
  return (
    <p className="rounded-card bg-surface-sunken p-2">
      <span className="text-caption text-text-muted">Владелец автомобиля прочтёт: </span>
      {fillReason(template, { subject: EXAMPLE, definition, field })}
    </p>
  )
}
