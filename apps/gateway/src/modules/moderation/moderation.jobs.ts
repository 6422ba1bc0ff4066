import type { Database } from '../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import { deleteOldBatches } from './batches/batches.repository.ts'

const PURGE_BATCHES = defineJob({
  name: 'purge-moderation-batches',
  cron: '20 3 * * *',
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 'exclusive',
  timeoutSeconds: 300,
  onRepeat: 'Deletes what is left.',
})

export const moderationJobs = ({ db }: { db: Database }): JobHandler[] => [
  handleJob(PURGE_BATCHES, () => deleteOldBatches(db)),
]
