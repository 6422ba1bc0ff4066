import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Enqueue } from '../../../platform/jobs/job-queue.ts'
import { releaseLease, takeLease } from '../../../platform/lease/lease.ts'
import type { AdBilling } from '../../ads/public.ts'
import { countDrafts } from '../../ads/public.ts'
import { findUserById } from '../../identity/public.ts'
import {
  closeItem,
  closeItems,
  countItems,
  nextOpenItems,
  readItemProblems,
} from '../feed-items.repository.ts'
import { endRun, readFeedById, readOpenRun, updateFeed, updateRun } from '../feeds.repository.ts'
import type { FeedRecord, FeedRunRecord } from '../feeds.table.ts'
import { applyItem } from './apply-item.ts'
import type { ItemContext, ItemWork } from './item-work.ts'
import { LOAD_FEED } from './load-feed.job.ts'
import { type FileReading, keptProblems, readFile } from './read-file.ts'

/** What one run of the job does at most; then other companies have their turn. */
const PORTION = { items: 200, ms: 60_000 }
const BATCH = 20
/** Longer than one item takes with every photograph at its limit of time. */
const LEASE_SECONDS = 180

export interface FeedLoading extends FileReading, ItemWork {
  enqueue: Enqueue
  billing: Pick<AdBilling, 'countUnitsLeft'>
  log: Pick<FastifyBaseLogger, 'error'>
}

interface Turn {
  feedId: string
  now: Date
  signal: AbortSignal
}

/** The right to work on the feed. */
interface Holding {
  /** Takes or prolongs it. @returns false where another worker has it. */
  hold: () => Promise<boolean>
  release: (tx: Transaction) => Promise<void>
}

export type LoadFeed = (turn: Turn) => Promise<number>

/**
 * Works on the open run of a feed: reads the file, then applies item after item. A lease lets one worker at a time; a
 * run that is not finished goes to the end of the queue.
 *
 * @returns how many items it has applied.
 */
export const createFeedLoader =
  (work: FeedLoading, portion = PORTION): LoadFeed =>
  async (turn) => {
    const { db } = work
    const lease = { name: `feed:${turn.feedId}`, holder: randomUUID() }
    const holding: Holding = {
      hold: () => takeLease(db, { ...lease, seconds: LEASE_SECONDS }),
      release: (tx) => releaseLease(tx, lease),
    }
    if (!(await holding.hold())) return comeBack(work, turn.feedId)
    try {
      return await continueRun(work, turn, portion, holding)
    } finally {
      await releaseLease(db, lease)
    }
  }

async function continueRun(
  work: FeedLoading,
  { feedId, now, signal }: Turn,
  portion: typeof PORTION,
  holding: Holding,
): Promise<number> {
  const { db } = work
  const feed = await readFeedById(db, feedId)
  const run = feed && (await readOpenRun(db, feedId))
  if (!run) return 0
  const owner = await findUserById(db, feed.userId)
  if (feed.deletedAt || owner?.type !== 1 || owner.deletedAt) {
    await closeItems(db, [feedId])
    const message = 'Загрузка доступна только компаниям.'
    await endRun(db, run.id, { outcome: 'failed', message, finishedAt: now })
    return 0
  }
  if (!run.readAt && !(await readFile(work, { feed, run, owner, now, signal }))) return 0

  const units = await work.billing.countUnitsLeft(db, owner.id, now)
  const budget = { units, drafts: await countDrafts(db, owner.id) }
  const context: ItemContext = { owner, runId: run.id, budget, now }
  const until = performance.now() + portion.ms
  let applied = 0
  for (;;) {
    // The company may end it while we work.
    if ((await readOpenRun(db, feedId))?.id !== run.id) return applied
    const limit = Math.min(BATCH, portion.items - applied)
    const items = limit > 0 ? await nextOpenItems(db, feedId, limit) : []
    if (items.length === 0 && limit > 0) break
    for (const item of items) {
      if (!(await holding.hold())) return comeBack(work, feedId, applied)
      if (signal.aborted || performance.now() > until) return pause(work, run, holding, applied)
      await applyOrSkip(work, item, context)
      applied += 1
    }
    if (limit === 0) return pause(work, run, holding, applied)
  }
  await finishRun(work, feed, run)
  return applied
}

/** A fault of ours with one item must not keep the others waiting for ever. */
async function applyOrSkip(
  work: FeedLoading,
  item: Parameters<typeof applyItem>[1],
  context: ItemContext,
): Promise<void> {
  try {
    await applyItem(work, item, context)
  } catch (error) {
    work.log.error({ err: error, feedId: item.feedId }, 'feed item failed')
    const { row, externalId } = item
    const message = 'Не получилось обработать. Попробуем при следующей загрузке'
    await closeItem(work.db, item, {
      isUnfinished: true,
      problems: [{ row, externalId, column: '', message }],
      runId: context.runId,
      result: 'unchanged',
    })
  }
}

/** Lets others have the feed in the moment in which the job that goes on can be seen. */
async function pause(
  { db, enqueue }: FeedLoading,
  run: FeedRunRecord,
  { release }: Holding,
  applied: number,
): Promise<number> {
  await db.transaction(async (tx) => {
    await updateRun(tx, run.id, { queuedAt: new Date() })
    await release(tx)
    await enqueue(tx, LOAD_FEED, { feedId: run.feedId })
  })
  return applied
}

/** Another worker has the feed, or had it when it died: looks again when its lease has ended. */
async function comeBack(
  { db, enqueue }: FeedLoading,
  feedId: string,
  applied = 0,
): Promise<number> {
  await db.transaction(async (tx) => {
    const run = await readOpenRun(tx, feedId)
    if (!run) return
    await updateRun(tx, run.id, { queuedAt: new Date() })
    await enqueue(tx, LOAD_FEED, { feedId }, { startAfterSeconds: LEASE_SECONDS })
  })
  return applied
}

/** Writes the report: what has become of the items, and all that is wrong with those in the file. */
async function finishRun(
  { db }: FeedLoading,
  feed: FeedRecord,
  { id }: FeedRunRecord,
): Promise<void> {
  const read = await readOpenRun(db, feed.id)
  if (read?.id !== id) return
  const done = await countItems(db, feed.id, id)
  const items = await readItemProblems(db, feed.id)
  const all = [...read.problems, ...items].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0))
  const kept = keptProblems(all)
  const finishedAt = new Date()
  const isEnded = await endRun(db, id, {
    ...kept,
    problemsTotal: read.problemsTotal + items.length,
    ...(read.counts && {
      counts: {
        ...read.counts,
        created: done.of('created') + done.of('draft'),
        changed: done.of('changed'),
        gone: done.of('gone'),
        drafts: done.of('draft'),
      },
    }),
    outcome: 'done',
    finishedAt,
  })
  if (isEnded) await updateFeed(db, feed.id, { lastSuccessAt: finishedAt })
}
