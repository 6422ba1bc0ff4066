import {
  type OperatorSetting,
  type ReasonSettingValue,
  settingValue,
} from '@trassa/contracts/entities/moderator/operator-setting'
import {
  MODERATION_REASONS,
  type ModerationReasonCode,
} from '@trassa/contracts/enumerations/moderation'
import { reasonKey } from '@trassa/contracts/enumerations/operator-settings'
import type { ReasonField } from '@trassa/contracts/enumerations/reason-fields'
import { FORMER_REASON_TEXTS } from './former-reason-texts.ts'

/** The templates of a reason for single fields. */
export type TextsByField = Readonly<Partial<Record<ReasonField, string>>>

/** A reason as moderators are offered it (docs/decisions/126, 152, 163). */
export interface ReasonTemplate {
  code: ModerationReasonCode
  /** The field that it is usually about. */
  field: string
  label: string
  /** What it is found by, besides its label. */
  words: string
  /** For the usual field; for the others where it names `{field…}` (`templateFor`). */
  text: string
  byField: TextsByField
  isOffered: boolean
}

const BUILT_IN_BY_FIELD: Partial<Record<ModerationReasonCode, TextsByField>> = {
  'description.misleading': {
    description: 'Описание противоречит указанным характеристикам. Исправьте одно из них.',
    year: 'Год выпуска {value} противоречит описанию или другим характеристикам. Проверьте его по документам.',
    mileage: 'Пробег {value} противоречит описанию или фотографиям. Укажите настоящий.',
  },
  'price.unreal': {
    price: 'Цена {value} не похожа на настоящую. Укажите полную стоимость в рублях.',
  },
  'vin.mismatch': {
    vin: 'VIN {value} не соответствует марке и модели. Проверьте номер по документам.',
  },
  'category.wrong': {
    adType: 'Категория {value} не подходит. Разместите объявление в другой.',
  },
}

/** The reasons as the code has them. */
export const BUILT_IN_REASONS: readonly ReasonTemplate[] = MODERATION_REASONS.map((reason) => ({
  ...reason,
  byField: BUILT_IN_BY_FIELD[reason.code] ?? {},
  isOffered: true,
}))

type ReasonTexts = Pick<ReasonTemplate, 'text' | 'byField' | 'isOffered'>

const builtInOf = (code: ModerationReasonCode) =>
  BUILT_IN_REASONS.find((reason) => reason.code === code)

/**
 * The texts of a reason that a setting says, in place of those of the code. A former text of the code counts as none: what the
 * code says today takes its place.
 */
export function textsOfSetting(code: ModerationReasonCode, value: ReasonSettingValue): ReasonTexts {
  const builtIn = builtInOf(code)
  const isFormer = FORMER_REASON_TEXTS[code]?.includes(value.text) === true
  if (!builtIn || !isFormer) return { ...value, byField: value.byField ?? {} }
  return { ...value, text: builtIn.text, byField: value.byField ?? builtIn.byField }
}

const withSetting = (
  reason: ReasonTemplate,
  settings: readonly OperatorSetting[],
): ReasonTemplate => {
  const value = settingValue(settings, reasonKey(reason.code))
  return value ? { ...reason, ...textsOfSetting(reason.code, value) } : reason
}

/** The reasons in the operator's order, with the operator's texts; those that are not offered stand among them. */
export function reasonTemplatesOf(settings: readonly OperatorSetting[]): ReasonTemplate[] {
  const order = settingValue(settings, 'reasonOrder')
  // A code that a release has added since stands at the end.
  const placeOf = ({ code }: ReasonTemplate) => {
    const place = order?.indexOf(code) ?? -1
    return place < 0 ? Number.MAX_SAFE_INTEGER : place
  }
  return BUILT_IN_REASONS.map((reason) => withSetting(reason, settings)).toSorted(
    (a, b) => placeOf(a) - placeOf(b),
  )
}

type FieldTexts = Pick<ReasonTemplate, 'code' | 'field' | 'text' | 'byField'>

/** Whether the reason is about no single field, so that its text is right whichever is chosen. */
const isAboutWholeAd = (code: ModerationReasonCode): boolean => code.startsWith('ad.')

/** Whether a template is right for another field than the one that its reason is usually about. */
const suitsEveryField = ({ code, text }: FieldTexts): boolean =>
  /\{field\w+\}/.test(text) || (isAboutWholeAd(code) && !text.includes('{value}'))

function ownTemplate(reason: FieldTexts, field: string): string | undefined {
  const own = (reason.byField as Partial<Record<string, string>>)[field]
  if (own !== undefined) return own
  return field === reason.field || suitsEveryField(reason) ? reason.text : undefined
}

/**
 * The template of a reason for a field: its own, else that of the reason. One that is written for the usual field is used
 * for no other (docs/decisions/163): the code's template for that field takes its place, or none, and the moderator types.
 */
export function templateFor(reason: FieldTexts, field: string): string {
  const builtIn = builtInOf(reason.code)
  return ownTemplate(reason, field) ?? (builtIn && ownTemplate(builtIn, field)) ?? ''
}
