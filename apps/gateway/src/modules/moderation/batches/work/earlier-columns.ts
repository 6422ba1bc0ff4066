import { isDeepStrictEqual } from 'node:util'
import type { AdStat } from '@trassa/contracts/enumerations/ads'
import type { AdColumnChanges, ChangedAd, CommandFor } from '../../../ads/public.ts'
import { actorOf, ads } from '../../../ads/public.ts'
import type { BatchRun } from './batch-work.ts'

/** Of the row itself and not of its content or place. */
const OF_THE_ROW: ReadonlySet<string> = new Set(['version', 'updatedAt', 'openComplaints'])

/**
 * Columns that change together with money or with what the owner has written: a publication was returned, or a
 * revision has become the content. Writing them back would take neither back.
 */
const IRREVERSIBLE: ReadonlySet<string> = new Set<keyof AdColumnChanges>([
  'paymentStatus',
  'revision',
  'revisionState',
])

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** The values before a change of the columns that it has changed. */
export function earlierColumns({ before, after }: ChangedAd): Record<string, unknown> {
  const differing = Object.entries(before).filter(
    ([key, value]) =>
      !OF_THE_ROW.has(key) &&
      // The same value in memory for every column that no event has written.
      value !== after[key as keyof typeof after] &&
      !isDeepStrictEqual(stored(value), stored(after[key as keyof typeof after])),
  )
  return Object.fromEntries(differing)
}

/** What JSON has made a text of becomes a date again. */
function revived(columns: Record<string, unknown>): AdColumnChanges {
  const entries = Object.entries(columns).map(([key, value]) => {
    const isDate = ads[key as keyof AdColumnChanges].dataType.includes('date')
    return [key, isDate && typeof value === 'string' ? new Date(value) : value]
  })
  return Object.fromEntries(entries)
}

/**
 * Takes a batch's change of an ad back: one event of the lifecycle that writes the columns as they were before and
 * leads to the state that the ad was in. The row's version guards that nothing has happened since.
 */
export const commandToUndo =
  (
    earlier: ReadonlyMap<string, Record<string, unknown>>,
    { moderator, now }: Pick<BatchRun, 'moderator' | 'now'>,
  ): CommandFor =>
  (ad) => {
    const columns = earlier.get(ad.id)
    if (!columns) return null
    if (Object.keys(columns).some((key) => IRREVERSIBLE.has(key)))
      return 'moderation.undo_impossible'
    const { stat = ad.stat, ...content } = columns as { stat?: AdStat }
    const event = { type: 'ad.changeUndone', stat, actor: actorOf(moderator), now } as const
    return { event, content: revived(content) }
  }
