import type { Database } from '../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import type { Notifications } from '../notifications/public.ts'
import { takeUntoldOutcomes } from './complaint-outcomes.repository.ts'

const TELL_COMPLAINT_OUTCOMES = defineJob({
  name: 'tell-complaint-outcomes',
  cron: '* * * * *',
  retry: { limit: 2, delaySeconds: 0 },
  concurrency: 'exclusive',
  timeoutSeconds: 600,
  onRepeat: 'Tells of what is left; an outcome that was told is not found again.',
})

const BATCH = 100

interface Dependencies {
  db: Database
  notifications: Notifications
  publicUrl: string
}

/**
 * Tells each user who has complained of an ad what became of it, once (docs/decisions/144): a minute after the decision, so
 * that a decision on an ad with hundreds of complaints waits for none of its notices.
 *
 * @returns how many were told.
 */
export async function tellComplaintOutcomes({ db, notifications, publicUrl }: Dependencies) {
  let total = 0
  for (;;) {
    const told = await db.transaction(async (tx) => {
      const outcomes = await takeUntoldOutcomes(tx, BATCH)
      for (const { userId, adId, title, isLeft, isLive } of outcomes) {
        const changed = isLive ? ('changed' as const) : ('removed' as const)
        const result = isLeft ? ('left' as const) : changed
        const facts = { title, result, url: `${publicUrl}/Ad?id=${adId}` }
        await notifications.tell(tx, { type: 'complaintAnswered', userId, facts })
      }
      return outcomes.length
    })
    total += told
    if (told < BATCH) return total
  }
}

/** The job behind the answers to complaints. */
export const complaintsJobs = (dependencies: Dependencies): JobHandler[] => [
  handleJob(TELL_COMPLAINT_OUTCOMES, () => tellComplaintOutcomes(dependencies)),
]
