import { formOf } from '@trassa/catalog/ad-types/form-of'
import { fillReason, type ReasonSubject } from '@trassa/catalog/moderation/fill-reason'
import {
  BUILT_IN_REASONS,
  type ReasonTemplate,
  templateFor,
} from '@trassa/catalog/moderation/reason-templates'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { ModerationReasonCode } from '@trassa/contracts/enumerations/moderation'
import { REASON_FIELDS, type ReasonField } from '@trassa/contracts/enumerations/reason-fields'

/** A reason as the moderator's list offers it. */
export interface ReasonChoice {
  code: ModerationReasonCode
  label: string
  /** The field that it is usually about. */
  field: string
  /** What it is found by besides its label. */
  words: string
}

const COMMON_FIELDS = [
  'photos',
  'description',
  'price',
  'adType',
  'cityId',
  'contactName',
  'address',
] as const satisfies ReasonField[]

/** The fields of an ad that a reason may be about: the common ones, then those of its type. */
export function reasonFields(adType: AdType): { value: string; label: string }[] {
  const own = formOf(adType).fields.map(({ key, label }) => ({ value: key, label }))
  const common = COMMON_FIELDS.map((value) => ({ value, label: REASON_FIELDS[value].nominative }))
  return [...common, ...own]
}

/** What a moderator may remember of a reason's texts. */
const searchText = ({ text, byField }: ReasonTemplate): string =>
  [text, ...Object.values(byField)].join(' ').replaceAll(/\{\w+\}/g, '')

/** The offered reasons that suit an ad type: those about a field that its form has not got are left out. */
export function reasonChoices(
  templates: readonly ReasonTemplate[],
  adType: AdType,
): ReasonChoice[] {
  const fields = new Map(reasonFields(adType).map(({ value, label }) => [value, label]))
  return templates
    .filter(({ field, isOffered }) => isOffered && fields.has(field))
    .map((template) => ({
      code: template.code,
      label: template.label,
      field: template.field,
      words: `${fields.get(template.field)} ${template.words} ${searchText(template)}`,
    }))
}

export const reasonLabel = (code: ModerationReasonCode): string =>
  BUILT_IN_REASONS.find((reason) => reason.code === code)?.label ?? code

/** A reason's template filled in for an ad, `null` for several; about `field`, its usual one by default. */
export function reasonText(
  template: ReasonTemplate | undefined,
  subject: ReasonSubject | null,
  field = template?.field,
): string {
  if (!template || field === undefined) return ''
  const definition = subject && formOf(subject.adType)
  return fillReason(templateFor(template, field), { subject, definition, field })
}
