import { BUILT_IN_REASONS } from '@trassa/catalog/moderation/reason-templates'
import type { OperatorSetting } from '@trassa/contracts/entities/moderator/operator-setting'
import type { ModerationReasonCode } from '@trassa/contracts/enumerations/moderation'
import { reasonKey } from '@trassa/contracts/enumerations/operator-settings'
import { REASON_FIELD_KEYS, type ReasonField } from '@trassa/contracts/enumerations/reason-fields'
import { z } from 'zod'

/** A reason's templates while they are typed: an own text of a field may be empty, which is none. */
export const typedReasonSchema = z.object({
  text: z.string(),
  isOffered: z.boolean(),
  byField: z.partialRecord(z.enum(REASON_FIELD_KEYS), z.string()).default({}),
})
export type TypedReason = z.infer<typeof typedReasonSchema>

/** The text for the fields that have none of their own. */
export const OTHER_FIELDS = 'others'
export type TextPlace = ReasonField | typeof OTHER_FIELDS

/** What the code says of a reason. */
export function builtInReason(code: ModerationReasonCode): TypedReason {
  const found = BUILT_IN_REASONS.find((reason) => reason.code === code)
  return { text: found?.text ?? '', isOffered: true, byField: { ...found?.byField } }
}

/** The texts as they are saved: trimmed, without empty ones, the fields in one order. */
export function tidyReason({ text, isOffered, byField }: TypedReason): TypedReason {
  const own = REASON_FIELD_KEYS.flatMap((field) => {
    const typed = byField[field]?.trim()
    return typed ? [[field, typed] as const] : []
  })
  return { text: text.trim(), isOffered, byField: Object.fromEntries(own) }
}

export const isSameReason = (one: TypedReason, other: TypedReason): boolean =>
  JSON.stringify(tidyReason(one)) === JSON.stringify(tidyReason(other))

/** What the code has itself is saved as no setting. */
export function toReasonSetting(code: ModerationReasonCode, typed: TypedReason): OperatorSetting {
  const { byField, ...value } = tidyReason(typed)
  if (isSameReason(typed, builtInReason(code))) return { key: reasonKey(code), value: null }
  const hasOwn = Object.keys(byField).length > 0
  return { key: reasonKey(code), value: hasOwn ? { ...value, byField } : value }
}

export const textAt = ({ text, byField }: TypedReason, place: TextPlace): string =>
  place === OTHER_FIELDS ? text : (byField[place] ?? '')

export const withTextAt = (typed: TypedReason, place: TextPlace, text: string): TypedReason =>
  place === OTHER_FIELDS
    ? { ...typed, text }
    : { ...typed, byField: { ...typed.byField, [place]: text } }

/** The place of the first mistake, by the names of `settingMistakes`. */
export function mistakenPlace(mistakes: ReadonlyMap<string, string>): TextPlace | undefined {
  if (mistakes.has('text')) return OTHER_FIELDS
  return REASON_FIELD_KEYS.find((field) => mistakes.has(field))
}
