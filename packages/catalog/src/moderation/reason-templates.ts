import {
  type OperatorSetting,
  settingValue,
} from '@trassa/contracts/entities/moderator/operator-setting'
import {
  MODERATION_REASONS,
  type ModerationReasonCode,
} from '@trassa/contracts/enumerations/moderation'
import { reasonKey } from '@trassa/contracts/enumerations/operator-settings'

/** A reason as moderators are offered it (docs/decisions/126, 152). */
export interface ReasonTemplate {
  code: ModerationReasonCode
  /** The field that it is usually about. */
  field: string
  label: string
  /** What it is found by, besides its label. */
  words: string
  text: string
  isOffered: boolean
}

/** The reasons as the code has them. */
export const BUILT_IN_REASONS: readonly ReasonTemplate[] = MODERATION_REASONS.map((reason) => ({
  ...reason,
  isOffered: true,
}))

/** The reasons in the operator's order, with the operator's texts; those that are not offered stand among them. */
export function reasonTemplatesOf(settings: readonly OperatorSetting[]): ReasonTemplate[] {
  const order = settingValue(settings, 'reasonOrder')
  // A code that a release has added since stands at the end.
  const placeOf = ({ code }: ReasonTemplate) => {
    const place = order?.indexOf(code) ?? -1
    return place < 0 ? Number.MAX_SAFE_INTEGER : place
  }
  return BUILT_IN_REASONS.map((reason) => ({
    ...reason,
    ...settingValue(settings, reasonKey(reason.code)),
  })).toSorted((a, b) => placeOf(a) - placeOf(b))
}
