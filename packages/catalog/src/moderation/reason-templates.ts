import {
  type OperatorSetting,
  settingValue,
} from '@trassa/contracts/entities/moderator/operator-setting'
import {
  MODERATION_REASONS,
  type ModerationReasonCode,
} from '@trassa/contracts/enumerations/moderation'
import { reasonKey } from '@trassa/contracts/enumerations/operator-settings'
import type { ReasonField } from '@trassa/contracts/enumerations/reason-fields'

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
  /** For every field that `byField` does not name. */
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

/** What the operator says of a reason replaces what the code says, so a text without others counts for every field. */
const withSetting = (
  reason: ReasonTemplate,
  settings: readonly OperatorSetting[],
): ReasonTemplate => {
  const value = settingValue(settings, reasonKey(reason.code))
  return value ? { ...reason, ...value, byField: value.byField ?? {} } : reason
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

/** Whether a template says itself which field is meant. */
const namesField = (text: string): boolean => /\{field\w+\}/.test(text)

/**
 * The template of a reason for a field: its own, else that of the reason. One that is written for the usual field and is
 * used for another begins with the field's name.
 */
export function templateFor(
  { field: usual, text, byField }: Pick<ReasonTemplate, 'field' | 'text' | 'byField'>,
  field: string,
): string {
  const own = (byField as Partial<Record<string, string>>)[field]
  if (own !== undefined) return own
  const isMeant = field === usual || text.trim() === '' || namesField(text)
  return isMeant ? text : `Проверьте {fieldAccusative}. ${text}`
}
