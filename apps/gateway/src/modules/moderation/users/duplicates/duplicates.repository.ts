import type { CallAnswer } from '@trassa/contracts/call'
import {
  type AccountSignal,
  SIGNAL_VALUES,
  type userDuplicates,
} from '@trassa/contracts/calls/moderator/user-card'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { maskPhone } from '@trassa/contracts/phone'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../../platform/database/connect.ts'
import { ads } from '../../../ads/public.ts'
import { type UserRecord, users } from '../../../identity/public.ts'
import { dismissedPairs } from './dismissed-pairs.table.ts'

type Duplicate = CallAnswer<typeof userDuplicates>['items'][number]

const MOST = 20

/** Not a draft, whose VIN may be a mistake, nor a deleted ad. */
const isOffer = (ad: 'mine' | 'other'): SQL =>
  sql.raw(`${ad}.stat NOT IN (${AD_STATS.draft.stat}, ${AD_STATS.deleted.stat})`)

/** Each signal finds the other accounts by an index: their ids, and what both have. */
const SIGNALS: Record<AccountSignal, (userId: string) => SQL> = {
  inn: (id) => sql`SELECT other.id, other.inn AS value
    FROM ${users} AS me JOIN ${users} AS other ON other.inn = me.inn WHERE me.id = ${id}`,
  vin: (id) => sql`SELECT other.user_id AS id, other.vin AS value
    FROM ${ads} AS mine JOIN ${ads} AS other ON other.vin = mine.vin
    WHERE mine.user_id = ${id} AND ${isOffer('mine')} AND ${isOffer('other')}`,
  email: (id) => sql`SELECT other.id, other.email AS value
    FROM ${users} AS me JOIN ${users} AS other ON other.email = me.email WHERE me.id = ${id}`,
  company: (id) => sql`SELECT other.id, other.company_name AS value
    FROM ${users} AS me JOIN ${users} AS other ON other.company_name = me.company_name
    WHERE me.id = ${id} AND me.company_name <> ''`,
}

const evidence = (userId: string): SQL =>
  sql.join(
    Object.entries(SIGNALS).map(
      ([kind, found]) =>
        sql`SELECT ${kind}::text AS kind, found.* FROM (${found(userId)}) AS found`,
    ),
    sql` UNION `,
  )

type Row = Pick<
  UserRecord,
  'id' | 'username' | 'companyName' | 'type' | 'role' | 'telegramUsername' | 'phone'
> & { blocked: boolean; signals: Duplicate['signals'] }

/** Accounts that share something with a user's and were not found to be other people's, in one statement. */
export async function readDuplicates(db: Executor, userId: string): Promise<Duplicate[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    SELECT other.id::text, other.username, other.company_name AS "companyName", other.type,
      other.role, other.telegram_username AS "telegramUsername", other.phone,
      other.blocked_at IS NOT NULL AS blocked,
      json_agg(json_build_object('kind', kind, 'values', shared, 'total', total) ORDER BY kind) AS signals
    FROM (
      SELECT id, kind, count(*) AS total, (array_agg(value ORDER BY value))[:${sql.raw(String(SIGNAL_VALUES))}] AS shared
      FROM (${evidence(userId)}) AS evidence GROUP BY id, kind
    ) AS signal
    JOIN ${users} AS other ON other.id = signal.id
    WHERE other.id <> ${userId} AND other.deleted_at IS NULL AND other.merged_into_id IS NULL
      AND (SELECT merged_into_id FROM ${users} WHERE id = ${userId}) IS NULL AND NOT EXISTS (
      SELECT FROM ${dismissedPairs} AS pair
      WHERE pair.lower_id = least(other.id, ${userId}::bigint)
        AND pair.higher_id = greatest(other.id, ${userId}::bigint))
    GROUP BY other.id
    ORDER BY count(*) DESC, sum(signal.total) DESC, other.id DESC
    LIMIT ${MOST}`)
  return rows.map(({ phone, signals, ...user }) => ({
    user: { ...user, maskedPhone: maskPhone(phone) },
    signals,
  }))
}

/** Remembers that two accounts are of different people; a repeat changes nothing. @returns whether it was news. */
export async function insertDismissedPair(
  db: Executor,
  [one, other]: readonly [string, string],
): Promise<boolean> {
  const [lowerId, higherId] = BigInt(one) < BigInt(other) ? [one, other] : [other, one]
  const rows = await db
    .insert(dismissedPairs)
    .values({ lowerId, higherId })
    .onConflictDoNothing()
    .returning({ at: dismissedPairs.at })
  return rows.length > 0
}
