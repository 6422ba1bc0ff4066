import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { ads, isLive } from '../../ads/public.ts'
import { users } from '../../identity/public.ts'
import { savedSearches } from '../../saved-searches/public.ts'
import {
  isReached,
  isRunning,
  itsChat,
  queueSearches,
  timetableColumns,
} from '../mailing-ads.repository.ts'
import { mailingAds } from '../mailing-ads.table.ts'
import { isQuiet, overduePlace, type Timetable } from './due-at.ts'

/** What a message of a mailing is about, as the outbox keeps it. */
interface WrittenMailing {
  savedSearchId: string
  /** The ads that it shows. */
  adIds: string[]
}

/**
 * Whether a message that was written some time ago is wanted now: its search runs, its ads are not all gone, and no
 * outage of Telegram has delayed it into the quiet hours.
 */
export async function isStillWanted(
  db: Executor,
  { savedSearchId, adIds }: WrittenMailing,
  recipient: string,
): Promise<boolean> {
  const { rows } = await db.execute<Timetable & Record<string, unknown>>(sql`
    SELECT ${timetableColumns} FROM ${savedSearches} JOIN ${users} ON ${users.id} = ${savedSearches.userId}
    WHERE ${savedSearches.id} = ${savedSearchId} AND ${isRunning} AND ${users.telegramId} = ${recipient}
      AND EXISTS (SELECT FROM ${ads} WHERE ${inArray(ads.id, adIds)} AND ${isLive})`)
  const [timetable] = rows
  return timetable !== undefined && !isQuiet(timetable, new Date())
}

/**
 * Lets the ads of a message that was not wanted wait for another one, in the first hour that is not quiet: they
 * were due already. Does nothing for a saved search that does not run.
 */
export async function putOff(
  tx: Transaction,
  { savedSearchId, adIds }: WrittenMailing,
): Promise<void> {
  const { rows } = await tx.execute<Timetable & Record<string, unknown>>(sql`
    SELECT ${timetableColumns} FROM ${savedSearches} JOIN ${users} ON ${users.id} = ${savedSearches.userId}
    ${itsChat} WHERE ${savedSearches.id} = ${savedSearchId} AND ${isRunning} AND ${isReached}`)
  const [timetable] = rows
  if (!timetable) return
  const { rowCount } = await tx
    .update(mailingAds)
    .set({ state: 'waiting' })
    .where(
      and(
        eq(mailingAds.savedSearchId, savedSearchId),
        inArray(mailingAds.adId, adIds),
        eq(mailingAds.state, 'shown'),
      ),
    )
  if (!rowCount) return
  const place = overduePlace(timetable, new Date())
  await queueSearches(tx, [{ savedSearchId, ...place }])
}
