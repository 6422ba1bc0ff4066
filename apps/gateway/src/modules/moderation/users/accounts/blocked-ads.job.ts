import type { AdStat } from '@trassa/contracts/enumerations/ads'
import { z } from 'zod'
import type { Database } from '../../../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/jobs/define-job.ts'
import { type AdLifecycle, type EventFor, type EventResult, SYSTEM } from '../../../ads/public.ts'
import { findUserById } from '../../../identity/public.ts'
import { readAdsOfBlocks, readBlockableAds } from './blocked-ads.repository.ts'

/** Ads of one transaction. */
const PAGE = 500

const payload = z.object({ userId: z.string(), blockId: z.uuid(), sessionId: z.string() })

/** Brings the ads of an account into line with its block, whichever way that has changed (decision 138). */
export const FOLLOW_BLOCK = defineJob({
  name: 'follow-block-of-account',
  payload,
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 600 },
  concurrency: 'parallel',
  timeoutSeconds: 900,
  onRepeat: 'Goes on with the ads that do not agree with the account yet.',
})

interface Dependencies {
  db: Database
  /** Without notices: the owner is told once, of the account. */
  lifecycle: AdLifecycle
}

/** The next ads that do not agree with the account as it is now, and the event that changes that. */
async function readRound(db: Database, userId: string, now: Date) {
  const user = await findUserById(db, userId)
  const page = { userId, limit: PAGE }
  if (user?.blockId) {
    const eventFor: EventFor = () => ({ type: 'ad.ownerBlocked', actor: SYSTEM, now })
    return { ...user, rows: await readBlockableAds(db, page), eventFor }
  }
  const rows = await readAdsOfBlocks(db, page)
  const before = new Map<string, AdStat>(rows.map((row) => [row.id, row.before]))
  const eventFor: EventFor = ({ id }) => {
    const stat = before.get(id)
    return stat === undefined ? null : { type: 'ad.ownerUnblocked', stat, actor: SYSTEM, now }
  }
  return { blockId: null, blockReason: null, rows, eventFor }
}

const codesOf = (results: EventResult[]) =>
  [...new Set(results.flatMap((result) => (result.ok ? [] : [result.code])))].join(', ')

/**
 * The account is read anew for each round, and the lifecycle's rules read it once more behind a lock: a job of a
 * block that has ended meanwhile returns what it has taken.
 *
 * @throws Error where ads are left that none of the events changes, so that the job is repeated and, in the end,
 *   found among the failed ones
 */
async function followBlock(
  { db, lifecycle }: Dependencies,
  { userId, blockId, sessionId }: z.infer<typeof payload>,
  now: Date,
): Promise<number> {
  let changed = 0
  for (;;) {
    const round = await readRound(db, userId, now)
    if (round.rows.length === 0) return changed
    const audit = {
      sessionId,
      batchId: round.blockId ?? blockId,
      ...(round.blockReason && { reason: round.blockReason }),
    }
    const results = await lifecycle.applyToMany(db, round.rows, round.eventFor, audit)
    const done = results.filter(({ ok }) => ok).length
    if (done === 0) throw new Error(`Ads of user ${userId} do not follow: ${codesOf(results)}`)
    changed += done
  }
}

/** The job behind blocks of accounts and their end. */
export const blockedAdsJobs = (dependencies: Dependencies): JobHandler[] => [
  handleJob(FOLLOW_BLOCK, ({ payload: job, now }) => followBlock(dependencies, job, now)),
]
