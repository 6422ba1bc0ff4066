import { createHash } from 'node:crypto'
import { countOf, formatNumber } from '@trassa/catalog/format/numbers'
import type { FeedProblem } from '@trassa/contracts/entities/feed'
import type { Database } from '../../../platform/database/connect.ts'
import { FetchRefusal } from '../../../platform/net/public-fetch/fetch-refusal.ts'
import type { PublicFetch } from '../../../platform/net/public-fetch/public-fetch.ts'
import type { UserRecord } from '../../identity/public.ts'
import type { ReferenceCache } from '../../reference/public.ts'
import {
  dropStaleWishes,
  openGoneItems,
  openItems,
  openUnfinishedItems,
  readStoredItems,
} from '../feed-items.repository.ts'
import {
  endRun,
  FORGOTTEN_FILE,
  lockFeedOfRun,
  updateFeed,
  updateRun,
} from '../feeds.repository.ts'
import type { FeedRecord, FeedRunRecord } from '../feeds.table.ts'
import { createDictionaryLookup } from '../mapping/dictionary-lookup.ts'
import { FEED_BYTES_MAX } from '../reading/decode-feed.ts'
import { FeedRefusal } from '../reading/feed-refusal.ts'
import { readFeed } from '../reading/read-feed.ts'
import { fetchSentence } from './fetch-texts.ts'
import { isShrunk, planRun, type RunPlan } from './run-plan.ts'
import { type StopDependencies, stopRun } from './stop-run.ts'

const TIMEOUT_MS = 60_000
/** domain §4. */
const CONTACT_NAME_MAX = 40
/** Problems that the report of a run keeps; of more it tells the number. */
export const PROBLEMS_KEPT = 1000

export interface FileReading extends StopDependencies {
  fetch: PublicFetch
  reference: ReferenceCache
}

interface Reading {
  feed: FeedRecord
  run: FeedRunRecord
  owner: UserRecord
  now: Date
  signal: AbortSignal
}

/** After «из». */
const WORDS = ['объявления', 'объявлений', 'объявлений'] as const

/**
 * The first part of a run: fetches the file, finds what differs, and writes down what is to be done, all at once. A
 * check ends here, as does a run with nothing to do.
 *
 * @returns whether items wait; false where the company has ended the run meanwhile.
 */
export async function readFile(work: FileReading, reading: Reading): Promise<boolean> {
  const { feed, run, owner, now, signal } = reading
  const { db } = work
  const isLoad = run.kind === 'load'
  try {
    const { etag, lastModified, bytes } = await work.fetch(feed.url, {
      maxBytes: FEED_BYTES_MAX,
      timeoutMs: TIMEOUT_MS,
      signal,
      headers: isLoad ? validatorsOf(feed) : {},
    })
    const bodyHash = bytes && createHash('sha256').update(bytes).digest('base64url')
    if (!bytes || (isLoad && bodyHash === feed.bodyHash)) return await keepFile(db, reading)

    const rows = await readFeed(bytes)
    const stored = await readStoredItems(db, feed.id)
    const lookup = createDictionaryLookup(db, await work.reference.places())
    const contactName = contactNameOf(owner)
    const defaults = { cityId: feed.cityId, contactName }
    const plan = await planRun(rows, stored, feed, { lookup, defaults, now })
    const report = { counts: plan.counts, ...keptProblems(plan.problems) }
    if (isLoad && isShrunk(plan, feed)) {
      await stopRun(work, reading, { ...report, outcome: 'shrunk', message: shrunkMessage(plan) })
      return false
    }
    if (!isLoad) {
      await endRun(db, run.id, { ...report, outcome: 'done', finishedAt: new Date() })
      return false
    }
    return await db.transaction(async (tx) => {
      const current = await lockFeedOfRun(tx, run)
      if (!current) return false
      // Changed meanwhile, the feed is read again by its next run.
      const isSame = current.url === feed.url && current.cityId === feed.cityId
      const validators = { etag: etag ?? null, lastModified: lastModified ?? null, bodyHash }
      await writePlan(tx, feed.id, plan)
      await updateFeed(tx, feed.id, {
        ...(isSame ? validators : FORGOTTEN_FILE),
        itemsTotal: plan.counts.items,
        shrunkTo: null,
      })
      await updateRun(tx, run.id, { ...report, readAt: now })
      return true
    })
  } catch (error) {
    const message =
      error instanceof FetchRefusal
        ? fetchSentence(error)
        : error instanceof FeedRefusal
          ? error.message
          : undefined
    // A stopping worker has cut the connection: the run stays open for the next one.
    if (signal.aborted) throw error
    await stopRun(work, reading, {
      outcome: 'failed',
      message: message ?? 'Не получилось прочитать файл. Мы разберёмся.',
    })
    if (message === undefined) throw error
    return false
  }
}

/** Not with half of a surrogate pair at its end: `jsonb` refuses one. */
const contactNameOf = ({ companyName, username }: UserRecord): string =>
  (companyName ?? username).slice(0, CONTACT_NAME_MAX).replace(/[\uD800-\uDBFF]$/, '')

function shrunkMessage({ before, gone }: RunPlan): string {
  const left =
    gone.length === before
      ? 'В файле нет ни одного объявления прошлой загрузки'
      : `Из ${countOf(before, WORDS)} прошлой загрузки в файле нет ${formatNumber(gone.length)}`
  return `${left}. Пока вы не подтвердите, ничего не изменится.`
}

const validatorsOf = ({ etag, lastModified }: FeedRecord): Record<string, string> => ({
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
})

/** The file is the one that was loaded last. */
async function keepFile(db: Database, { feed, run, now }: Reading): Promise<boolean> {
  const items = feed.itemsTotal ?? 0
  const counts = { items, created: 0, changed: 0, unchanged: items, gone: 0, refused: 0, drafts: 0 }
  return db.transaction(async (tx) => {
    if (!(await lockFeedOfRun(tx, run))) return false
    if ((await openUnfinishedItems(tx, feed.id)) > 0) {
      await updateRun(tx, run.id, { counts, readAt: now })
      return true
    }
    await endRun(tx, run.id, { counts, outcome: 'unchanged', finishedAt: new Date() })
    await updateFeed(tx, feed.id, { lastSuccessAt: now })
    return false
  })
}

async function writePlan(
  tx: Parameters<typeof openItems>[0],
  feedId: string,
  { open, gone }: RunPlan,
): Promise<void> {
  await openItems(tx, feedId, open)
  await openGoneItems(tx, feedId, gone)
  await dropStaleWishes(tx, feedId)
  await openUnfinishedItems(tx, feedId)
}

export const keptProblems = (problems: FeedProblem[]) => ({
  problems: problems.slice(0, PROBLEMS_KEPT),
  problemsTotal: problems.length,
})
