import type { ComplaintOutcome } from '@trassa/contracts/enumerations/complaints'
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

/** What the user who complained is told. */
const RESULTS = { decided: 'removed', unfounded: 'left' } as const satisfies Record<
  ComplaintOutcome,
  string
>

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
      const notices = outcomes.map(({ userId, adId, title, outcome }) => {
        const facts = { title, result: RESULTS[outcome], url: `${publicUrl}/Ad?id=${adId}` }
        return { type: 'complaintAnswered' as const, userId, facts }
      })
      await notifications.tellMany(tx, notices)
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
