import { AppError } from '@trassa/contracts/app-error'
import type {
  OperatorSetting,
  SettingVersion,
} from '@trassa/contracts/entities/moderator/operator-setting'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { SettingKey } from '@trassa/contracts/enumerations/operator-settings'
import type { Transaction } from '../../platform/database/connect.ts'
import type { Trace } from '../../platform/http/trace.ts'
import { insertAuditRows } from '../audit/public.ts'
import { publishStaffEvent } from '../moderation/public.ts'
import { insertVersion, readVersions } from './operator-settings.repository.ts'

const SET: AuditEvent = 'setting.set'

/** A setting that was never set. */
export const unset = (key: SettingKey): SettingVersion => ({
  // `null` is a value of every kind of setting.
  setting: { key, value: null } as OperatorSetting,
  version: 0,
  setAt: null,
  setBy: null,
})

/** The present version of a setting. */
export const readSetting = async (tx: Transaction, key: SettingKey): Promise<SettingVersion> =>
  (await readVersions(tx, key, 1))[0] ?? unset(key)

interface Change {
  /** The version that the change was made from. */
  version: number
  actorId: string | null
  trace: Trace
}

/**
 * Adds a version of a setting, with its row in the history, and tells the staff of it.
 *
 * @throws AppError `settings.stale` where the setting has another version by now
 */
export async function writeSetting(
  tx: Transaction,
  setting: OperatorSetting,
  { version, actorId, trace }: Change,
): Promise<SettingVersion> {
  const { key, value } = setting
  const before = await readSetting(tx, key)
  const isNext =
    before.version === version &&
    (await insertVersion(tx, setting, { version: version + 1, setBy: actorId }))
  if (!isNext) throw new AppError('settings.stale')
  await insertAuditRows(tx, [
    {
      actorId,
      event: SET,
      before: { key, value: before.setting.value },
      after: { key, value },
      ...trace,
    },
  ])
  await publishStaffEvent(tx, { type: 'settings.changed' })
  return readSetting(tx, key)
}
