import { formOf } from '@trassa/catalog/ad-types/form-of'
import { fillReason, type ReasonSubject } from '@trassa/catalog/moderation/fill-reason'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import {
  MODERATION_REASONS,
  type ModerationReasonCode,
} from '@trassa/contracts/enumerations/moderation'

/** A reason as the moderator's list offers it. */
export interface ReasonChoice {
  code: ModerationReasonCode
  label: string
  /** The field that it is usually about. */
  field: string
  /** What it is found by besides its label. */
  words: string
}

const COMMON_FIELDS: Record<string, string> = {
  photos: 'Фотографии',
  description: 'Описание',
  price: 'Цена',
  adType: 'Категория',
  cityId: 'Город',
  contactName: 'Имя для связи',
  address: 'Адрес',
}

/** The fields of an ad that a reason may be about: the common ones, then those of its type. */
export function reasonFields(adType: AdType): { value: string; label: string }[] {
  const own = formOf(adType).fields.map(({ key, label }) => ({ value: key, label }))
  const common = Object.entries(COMMON_FIELDS).map(([value, label]) => ({ value, label }))
  return [...common, ...own]
}

/** The reasons that suit an ad type: those about a field that its form has not got are left out. */
export function reasonChoices(adType: AdType): ReasonChoice[] {
  const fields = new Map(reasonFields(adType).map(({ value, label }) => [value, label]))
  return MODERATION_REASONS.filter(({ field }) => fields.has(field)).map(
    ({ code, label, field, words, text }) => ({
      code,
      label,
      field,
      words: `${fields.get(field)} ${words} ${text.replaceAll(/\{\w+\}/g, '')}`,
    }),
  )
}

export const reasonLabel = (code: ModerationReasonCode): string =>
  MODERATION_REASONS.find((reason) => reason.code === code)?.label ?? code

/** The template of a reason for an ad, `null` for several; about `field`, its usual one by default. */
export function reasonText(
  code: ModerationReasonCode,
  subject: ReasonSubject | null,
  field?: string,
): string {
  const reason = MODERATION_REASONS.find((each) => each.code === code)
  if (!reason) return ''
  const definition = subject && formOf(subject.adType)
  return fillReason(reason.text, { subject, definition, field: field ?? reason.field })
}
