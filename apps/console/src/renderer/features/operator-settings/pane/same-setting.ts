import {
  type OperatorSetting,
  operatorSettingSchema,
} from '@trassa/contracts/entities/moderator/operator-setting'

/** The schema gives the fields of a value one order, and text without spaces around it. */
function comparable(setting: OperatorSetting): string | null {
  const parsed = operatorSettingSchema.safeParse(setting)
  return parsed.success ? JSON.stringify(parsed.data) : null
}

/** Whether two settings have the same value; one with a mistake is like no other. */
export function isSameSetting(one: OperatorSetting, other: OperatorSetting): boolean {
  const text = comparable(one)
  return text !== null && text === comparable(other)
}
