import { z } from 'zod'
import type { Database } from '../../../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/jobs/define-job.ts'
import { type AdLifecycle, actorOf, type EventFor } from '../../../ads/public.ts'
import { findUserById } from '../../../identity/public.ts'
import { readAdsOfBlock, readBlockableAds } from './blocked-ads.repository.ts'

const PAGE = 500

/** Who has blocked or unblocked whom, under which batch. */
const payload = z.object({
  userId: z.string(),
  blockId: z.uuid(),
  actorId: z.string(),
  reason: z.string(),
  sessionId: z.string(),
})
type Payload = z.infer<typeof payload>

const JOB = {
  payload,
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 600 },
  concurrency: 'parallel',
  timeoutSeconds: 900,
} as const

/** Takes the ads of a blocked account off the lists (decision 138). */
export const TAKE_ADS_OFF = defineJob({
  ...JOB,
  name: 'take-ads-of-blocked-account-off',
  onRepeat: 'Blocks the ads that are left; nothing once the block has ended.',
})

/** Puts back what the block of an account has taken off. */
export const RETURN_ADS = defineJob({
  ...JOB,
  name: 'return-ads-of-unblocked-account',
  onRepeat: 'Returns the ads that are still blocked by that block.',
})

interface Dependencies {
  db: Database
  /** Without notices: the owner is told once, of the account. */
  lifecycle: AdLifecycle
}

type Rows = { id: string; version: number }[]

/** Applies an event to page after page of ads. @returns how many have changed. */
async function applyToPages(
  { db, lifecycle }: Dependencies,
  { reason, sessionId, blockId }: Payload,
  pages: { read: (after: string) => Promise<Rows>; eventFor: EventFor },
): Promise<number> {
  const audit = { sessionId, reason, batchId: blockId }
  let [after, changed] = ['0', 0]
  for (;;) {
    const rows = await pages.read(after)
    const results = await lifecycle.applyToMany(db, rows, pages.eventFor, audit)
    changed += results.filter(({ ok }) => ok).length
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return changed
    after = last.id
  }
}

async function takeOff(dependencies: Dependencies, job: Payload, now: Date): Promise<number> {
  const { userId, blockId, actorId, reason } = job
  // An unblock that came first has nothing to return: this job must not block the ads after it.
  if ((await findUserById(dependencies.db, userId))?.blockId !== blockId) return 0
  const message = `Аккаунт заблокирован: ${reason}`
  return applyToPages(dependencies, job, {
    read: (after) => readBlockableAds(dependencies.db, { userId, after, limit: PAGE }),
    eventFor: () => ({
      type: 'ad.blocked',
      reasons: [{ code: 'ad.other', field: 'description', message }],
      actor: actorOf({ userId: actorId, role: 'moderator' }),
      now,
    }),
  })
}

async function putBack(dependencies: Dependencies, job: Payload, now: Date): Promise<number> {
  const { userId, blockId, actorId, reason } = job
  const before = new Map<string, Awaited<ReturnType<typeof readAdsOfBlock>>[number]['before']>()
  return applyToPages(dependencies, job, {
    read: async (after) => {
      const rows = await readAdsOfBlock(dependencies.db, { userId, blockId, after, limit: PAGE })
      for (const row of rows) before.set(row.id, row.before)
      return rows
    },
    eventFor: ({ id }) => {
      const stat = before.get(id)
      const actor = actorOf({ userId: actorId, role: 'seniorModerator' })
      const comment = `Аккаунт разблокирован: ${reason}`
      return stat === undefined ? null : { type: 'ad.overridden', stat, comment, actor, now }
    },
  })
}

/** The jobs behind blocks of accounts. */
export const blockedAdsJobs = (dependencies: Dependencies): JobHandler[] => [
  handleJob(TAKE_ADS_OFF, ({ payload: job, now }) => takeOff(dependencies, job, now)),
  handleJob(RETURN_ADS, ({ payload: job, now }) => putBack(dependencies, job, now)),
]
