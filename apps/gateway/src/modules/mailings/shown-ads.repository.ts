import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/connect.ts'
import { mailingAds } from './mailing-ads.table.ts'

const KEY = [mailingAds.userId, mailingAds.adId]

/** Notes what a message of a mailing shows, and what it only counts. */
export async function noteTold(
  tx: Transaction,
  { userId, searchId }: { userId: string; searchId: string },
  { shown, counted }: { shown: readonly string[]; counted: readonly string[] },
): Promise<void> {
  const rows = [
    ...shown.map((adId) => ({ adId, state: 'shown' as const })),
    ...counted.map((adId) => ({ adId, state: 'counted' as const })),
  ]
  if (rows.length === 0) return
  await tx
    .insert(mailingAds)
    .values(rows.map((row) => ({ ...row, userId, savedSearchId: searchId })))
    .onConflictDoUpdate({ target: KEY, set: { state: sql`excluded.state` } })
}

/**
 * Notes what an answer to words shows. No mailing sends it as it is now, also one that it waits for; by a later
 * change it can be news to a list (docs/decisions/190), unless a mailing has shown it before.
 */
export async function noteAnswered(
  tx: Transaction,
  userId: string,
  adIds: readonly string[],
): Promise<void> {
  if (adIds.length === 0) return
  await tx
    .insert(mailingAds)
    .values(adIds.map((adId) => ({ userId, adId, state: 'answered' as const })))
    .onConflictDoUpdate({
      target: KEY,
      set: {
        state: sql`excluded.state`,
        savedSearchId: sql`excluded.saved_search_id`,
        foundAt: sql`excluded.found_at`,
      },
      setWhere: ne(mailingAds.state, 'shown'),
    })
}

/** Of these ads those that the person has been shown by the bot. */
export async function readShown(
  tx: Transaction,
  userId: string,
  adIds: string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ adId: mailingAds.adId })
    .from(mailingAds)
    .where(
      and(
        eq(mailingAds.userId, userId),
        inArray(mailingAds.adId, adIds),
        inArray(mailingAds.state, ['shown', 'answered']),
      ),
    )
  return new Set(rows.map(({ adId }) => adId))
}
