import type { Database } from '../../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define-job.ts'
import { deleteOldSamples, measureQueue } from './queue-samples.repository.ts'
import { addAllDecisions, addBatches } from './roll-up.repository.ts'

const ROLL_UP = defineJob({
  name: 'roll-up-moderation-figures',
  cron: '* * * * *',
  retry: { limit: 0, delaySeconds: 0 },
  concurrency: 'exclusive',
  timeoutSeconds: 300,
  onRepeat:
    'Adds what is not counted yet; the queue is measured again within the same ten minutes.',
})

const PURGE_SAMPLES = defineJob({
  name: 'purge-queue-samples',
  cron: '40 3 * * *',
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 'exclusive',
  timeoutSeconds: 300,
  onRepeat: 'Deletes what is left.',
})

/** The figures of the moderators' work are counted once a minute (docs/decisions/154). */
export const figuresJobs = ({ db }: { db: Database }): JobHandler[] => [
  handleJob(ROLL_UP, async ({ signal }) => {
    const added = (await addAllDecisions(db, signal)) + (await addBatches(db))
    // Last, and only after all of them: the latest measurement tells until when decisions are counted.
    if (!signal.aborted) await measureQueue(db)
    return added
  }),
  handleJob(PURGE_SAMPLES, () => deleteOldSamples(db)),
]
