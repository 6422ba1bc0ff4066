import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import { startLeasedLoop } from '../../../platform/lease/leased-loop.ts'
import type { Outbox } from '../../messaging/public.ts'
import type { ReferenceCache } from '../../reference/public.ts'
import { createSearchNames } from '../../saved-searches/public.ts'
import { readChanges, readSnapshot, type SearchService } from '../../search/public.ts'
import { findNews } from '../matching/find-news.ts'
import { followSearches } from '../matching/follow-searches.ts'
import { readProgress, writeProgress } from '../matching/mailing-progress.repository.ts'
import { sendDue } from './send-due.ts'

/** Changed ads that are looked at together. */
const BATCH = 500
const PAUSE_MS = 500
/** Overlapping turns of two processes do no harm: an ad is stored once for a person, a message taken once. */
const LEASE_SECONDS = 15
/** While no ad changes: a process that takes over has the less to look at. */
const PROGRESS_MS = 10_000

interface MailingDependencies {
  db: Database
  outbox: Pick<Outbox, 'write'>
  reference: ReferenceCache
  search: Pick<SearchService, 'createReverse'>
  publicUrl: string
  now?: () => Date
}

/**
 * Finds new ads for saved searches and writes the messages that are due (domain §8, decision 116).
 *
 * @returns makes a turn: of all that has changed since the last one, whichever process made it.
 */
export function createMailings({
  db,
  outbox,
  reference,
  search,
  publicUrl,
  now = () => new Date(),
}: MailingDependencies): () => Promise<void> {
  const reverse = search.createReverse()
  const follow = followSearches({ db, reference, reverse })
  const nameOf = createSearchNames({ db, reference })
  let writtenAt = 0

  async function makeTurn(): Promise<void> {
    const since = await readProgress(db)
    if (since === undefined) return writeProgress(db, await readSnapshot(db))
    let after: { changed: string; id: string } | undefined
    let seen: string | undefined
    let hasChanges = false
    for (;;) {
      const { rows, snapshot } = await readChanges(db, { since, after, size: BATCH })
      seen ??= snapshot
      // After the ads: a saved search that is older than one of them is there when it is looked for.
      await follow(now())
      await findNews({ db, reverse }, rows, now())
      // Also between batches: a big import holds up no messages.
      await sendDue({ db, outbox, reverse, nameOf, publicUrl }, now())
      after = rows.at(-1)
      hasChanges ||= rows.length > 0
      if (rows.length < BATCH) break
    }
    if (!hasChanges && performance.now() - writtenAt < PROGRESS_MS) return
    await writeProgress(db, seen)
    writtenAt = performance.now()
  }

  return makeTurn
}

/**
 * Makes turns of mailings in one process of all that start them.
 *
 * @returns stops it; resolves when its last turn has ended.
 */
export function startMailings({
  log,
  leaseSeconds = LEASE_SECONDS,
  ...dependencies
}: MailingDependencies & {
  log: Pick<FastifyBaseLogger, 'error'>
  leaseSeconds?: number | undefined
}): () => Promise<void> {
  const { db } = dependencies
  const turn = createMailings(dependencies)
  return startLeasedLoop({ name: 'mailings', leaseSeconds, pauseMs: PAUSE_MS, turn }, { db, log })
}
