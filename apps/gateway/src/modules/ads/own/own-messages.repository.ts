import type { CallAnswer } from '@trassa/contracts/call'
import type { ownMessages } from '@trassa/contracts/calls/ads'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { auditRows } from '../../audit/public.ts'
import { withMerged } from '../../identity/public.ts'
import { ads } from '../ads.table.ts'

const MOST = 20
const TITLES = 10
const SHOWN_FOR = sql`interval '14 days'`

interface Message extends Record<string, unknown> {
  id: string
  at: Date
  text: string
  titles: string[]
}

/**
 * What moderators have written to an owner lately, from the history: one row for each ad, one message for each batch.
 * After a merge the ads are the remaining account's, while the history names the account of its time (decision 156).
 */
export async function readOwnMessages(
  db: Executor,
  userId: string,
): Promise<CallAnswer<typeof ownMessages>['items']> {
  const { rows } = await db.execute<Message>(sql`
    SELECT max(${auditRows.id})::text AS id, max(${auditRows.at}) AS at, ${auditRows.reason} AS text,
      (array_agg(${ads.title} ORDER BY ${auditRows.id}))[1:${sql.raw(String(TITLES))}] AS titles
    FROM ${auditRows} JOIN ${ads} ON ${ads.id} = ${auditRows.adId}
    WHERE ${auditRows.userId} IN ${withMerged(userId)} AND ${ads.userId} = ${userId}::bigint
      AND ${auditRows.event} = 'owner.messaged' AND ${auditRows.reason} IS NOT NULL
      AND ${auditRows.at} > now() - ${SHOWN_FOR}
    GROUP BY ${auditRows.batchId}, ${auditRows.reason}
    ORDER BY max(${auditRows.id}) DESC LIMIT ${MOST}`)
  return rows.map(({ id, at, text, titles }) => ({
    id,
    at: new Date(at).toISOString(),
    text,
    titles,
  }))
}
