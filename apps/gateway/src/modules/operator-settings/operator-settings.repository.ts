import type {
  OperatorSetting,
  SettingVersion,
} from '@trassa/contracts/entities/moderator/operator-setting'
import type { SettingKey } from '@trassa/contracts/enumerations/operator-settings'
import { desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/connect.ts'
import { users } from '../identity/public.ts'
import { operatorSettings } from './operator-settings.table.ts'

const columns = {
  key: operatorSettings.key,
  value: operatorSettings.value,
  version: operatorSettings.version,
  setAt: operatorSettings.setAt,
  setBy: users.username,
}

/** A row of the table says by its key what its value is; a change is checked against the contract before it is written. */
const viewVersion = ({
  key,
  value,
  version,
  setAt,
  setBy,
}: {
  key: SettingKey
  value: unknown
  version: number
  setAt: Date
  setBy: string | null
}): SettingVersion => ({
  setting: { key, value } as OperatorSetting,
  version,
  setAt: setAt.toISOString(),
  setBy,
})

/** The settings as they are now; one that was never set is absent. */
export async function readCurrentSettings(db: Executor): Promise<SettingVersion[]> {
  const rows = await db
    .selectDistinctOn([operatorSettings.key], columns)
    .from(operatorSettings)
    .leftJoin(users, eq(users.id, operatorSettings.setBy))
    .orderBy(operatorSettings.key, desc(operatorSettings.version))
  return rows.map(viewVersion)
}

/** The latest versions of a setting, the last one first. */
export async function readVersions(
  db: Executor,
  key: SettingKey,
  limit: number,
): Promise<SettingVersion[]> {
  const rows = await db
    .select(columns)
    .from(operatorSettings)
    .leftJoin(users, eq(users.id, operatorSettings.setBy))
    .where(eq(operatorSettings.key, key))
    .orderBy(desc(operatorSettings.version))
    .limit(limit)
  return rows.map(viewVersion)
}

/** Adds a version. @returns `false` where it exists already, also in a transaction that commits first */
export async function insertVersion(
  db: Executor,
  { key, value }: OperatorSetting,
  { version, setBy }: { version: number; setBy: string | null },
): Promise<boolean> {
  const { rowCount } = await db
    .insert(operatorSettings)
    .values({ key, version, setBy, value: sql`${JSON.stringify(value)}::jsonb` })
    .onConflictDoNothing()
  return rowCount === 1
}
