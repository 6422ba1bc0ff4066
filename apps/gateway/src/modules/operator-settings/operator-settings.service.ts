import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import { changeSetting, type readSettings } from '@trassa/contracts/calls/moderator/settings'
import type {
  OperatorSetting,
  SettingVersion,
} from '@trassa/contracts/entities/moderator/operator-setting'
import { SETTING_KEYS, type SettingKey } from '@trassa/contracts/enumerations/operator-settings'
import type { Issue } from '@trassa/contracts/errors'
import type { Database } from '../../platform/database/connect.ts'
import type { IdempotentContext } from '../../platform/http/request-context.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import { readCurrentSettings, readVersions } from './operator-settings.repository.ts'
import type { Environment } from './site-state.ts'
import { unset, writeSetting } from './write-setting.ts'

const SHOWN_VERSIONS = 100

/** The longest work that is announced, in days: a slip in the date is longer. */
const MAINTENANCE_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

const untilIssue = (msg: string): Issue => ({
  loc: ['body', 'setting', 'value', 'until'],
  msg,
  type: 'value_error',
})

/** @throws AppError `request.invalid` for an end of the work that has passed or is too far away */
function checkAgainstClock({ key, value }: OperatorSetting, now: Date): void {
  if (key !== 'maintenance' || !value) return
  const left = Date.parse(value.until) - now.getTime()
  if (left > 0 && left <= MAINTENANCE_DAYS * DAY_MS) return
  const msg =
    left <= 0
      ? 'Это время уже прошло. Выберите более позднее.'
      : 'Выберите время не позже чем через неделю.'
  throw new AppError('request.invalid', { issues: [untilIssue(msg)] })
}

interface OperatorSettingsOptions {
  db: Database
  now: () => Date
  environment: Environment
  /** A change counts in this process at once. */
  onChanged: () => void
}

export type OperatorSettingsService = ReturnType<typeof createOperatorSettings>

/** The settings of the operator as the staff read them and senior moderators change them (docs/decisions/152). */
export const createOperatorSettings = ({
  db,
  now,
  environment,
  onChanged,
}: OperatorSettingsOptions) => ({
  read: async (): Promise<CallAnswer<typeof readSettings>> => {
    const byKey = new Map((await readCurrentSettings(db)).map((row) => [row.setting.key, row]))
    return { settings: SETTING_KEYS.map((key) => byKey.get(key) ?? unset(key)), environment }
  },

  versionsOf: (key: SettingKey): Promise<SettingVersion[]> => readVersions(db, key, SHOWN_VERSIONS),

  /** @throws AppError `settings.stale` where the setting has another version by now, `request.invalid` */
  change: async (
    { setting, version }: CallArguments<typeof changeSetting, 'output'>['body'],
    { visitor, trace, key }: IdempotentContext,
  ): Promise<SettingVersion> => {
    const { userId } = visitor
    const call = { key, userId, callId: changeSetting.id, request: { setting, version } }
    const changed = await withIdempotency(db, call, (tx) => {
      checkAgainstClock(setting, now())
      return writeSetting(tx, setting, { version, actorId: userId, trace })
    })
    onChanged()
    return changed
  },
})
