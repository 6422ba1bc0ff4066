import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { mailingProgress } from './mailing-progress.table.ts'

const NAME = 'ads'

/**
 * The snapshot up to which changes of ads have been looked at; `undefined` where there is none to go on from: at first,
 * after days without a bot, in a database that was brought over from another server.
 */
export async function readProgress(db: Executor): Promise<string | undefined> {
  const { rows } = await db.execute<{ snapshot: string }>(sql`
    SELECT ${mailingProgress.snapshot} FROM ${mailingProgress}
    WHERE ${mailingProgress.name} = ${NAME} AND ${mailingProgress.at} > now() - interval '3 days'
      AND pg_snapshot_xmax(${mailingProgress.snapshot}::pg_snapshot)
        <= pg_snapshot_xmax(pg_current_snapshot())`)
  return rows[0]?.snapshot
}

export async function writeProgress(db: Executor, snapshot: string): Promise<void> {
  const at = sql`now()`
  await db
    .insert(mailingProgress)
    .values({ name: NAME, snapshot, at })
    .onConflictDoUpdate({ target: mailingProgress.name, set: { snapshot, at } })
}
