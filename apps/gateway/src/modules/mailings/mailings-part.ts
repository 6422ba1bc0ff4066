import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import type { AccountPart } from '../identity/public.ts'
import { mailingAds } from './mailing-ads.table.ts'

/** Which ads were found for a user and sent, as a part of the account. */
export const mailingsPart = (db: Database): AccountPart => ({
  name: 'mailings',
  collect: async (executor, userId) =>
    executor
      .select()
      .from(mailingAds)
      .where(eq(mailingAds.userId, userId))
      .orderBy(mailingAds.foundAt),
  erase: async (userId) => {
    const { rowCount } = await db.delete(mailingAds).where(eq(mailingAds.userId, userId))
    return rowCount ?? 0
  },
  merge: {
    // What was shown to either account is not sent again.
    move: async (tx, { closedId, stayingId }) => {
      await tx
        .update(mailingAds)
        .set({ userId: stayingId })
        .where(
          and(
            eq(mailingAds.userId, closedId),
            sql`NOT EXISTS (SELECT FROM ${mailingAds} AS kept
              WHERE kept.user_id = ${stayingId} AND kept.ad_id = ${mailingAds.adId})`,
          ),
        )
      return {}
    },
  },
})
