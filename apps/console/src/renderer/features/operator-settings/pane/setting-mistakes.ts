import {
  type OperatorSetting,
  operatorSettingSchema,
} from '@trassa/contracts/entities/moderator/operator-setting'
import type { Issue } from '@trassa/contracts/errors'

/** Mistakes by the field that the last part of their place names: `['body', 'setting', 'value', 'until']`. */
export const mistakesByField = (
  issues: readonly Pick<Issue, 'loc' | 'msg'>[],
): ReadonlyMap<string, string> =>
  new Map(issues.toReversed().map(({ loc, msg }) => [String(loc.at(-1)), msg]))

/** What is wrong with a setting, before it is sent. */
export function settingMistakes(setting: OperatorSetting): ReadonlyMap<string, string> {
  const issues = operatorSettingSchema.safeParse(setting).error?.issues ?? []
  return mistakesByField(
    issues.map(({ path, message }) => ({ loc: path.map(String), msg: message })),
  )
}
