import type { Database } from '../../../platform/database/connect.ts'
import type { ReferenceCache } from '../../reference/public.ts'
import { readSavedSearchChanges, type SavedSearchRecord } from '../../saved-searches/public.ts'
import { type ReverseSearch, readSnapshot } from '../../search/public.ts'
import { dropWaiting, readQueued, setDue } from '../mailing-ads.repository.ts'
import { queuePlace } from '../sending/due-at.ts'

/** Rows that are applied without yielding to the event loop. */
const BATCH = 2000

/**
 * Keeps the reverse search as the saved searches are in the database, and with them what waits in the queue.
 *
 * @returns brings it up to date.
 */
export function followSearches({
  db,
  reference,
  reverse,
}: {
  db: Database
  reference: Pick<ReferenceCache, 'revision'>
  reverse: ReverseSearch
}): (now: Date) => Promise<void> {
  let snapshot: string | undefined
  /** A crashed server gives numbers of lost transactions to other ones; other cities make other lists. */
  let validFor = ''

  async function apply(changed: readonly SavedSearchRecord[]): Promise<void> {
    const isWatched = ({ paused, deletedAt }: SavedSearchRecord) => !paused && deletedAt === null
    for (const one of changed) if (!isWatched(one)) reverse.remove(one)
    await reverse.put(changed.filter(isWatched))
  }

  async function reschedule(changed: readonly SavedSearchRecord[], now: Date): Promise<void> {
    const ids = changed.map(({ id }) => id)
    await dropWaiting(db, ids)
    const queued = await readQueued(db, ids)
    for (const one of changed)
      if (queued.has(one.id)) await setDue(db, one.id, queuePlace(one, now))
  }

  return async (now) => {
    const valid = `${db.interruptions()} ${await reference.revision()}`
    const since = valid === validFor ? snapshot : undefined
    if (since === undefined) reverse.clear()
    const seen = await readSnapshot(db)
    for (let afterId = '0'; ; ) {
      const changed = await readSavedSearchChanges(db, { since, afterId, size: BATCH })
      await apply(changed)
      if (since !== undefined && changed.length > 0) await reschedule(changed, now)
      const last = changed.at(-1)
      if (!last || changed.length < BATCH) break
      afterId = last.id
    }
    snapshot = seen
    validFor = valid
  }
}
