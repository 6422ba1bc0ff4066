import type { Database } from '../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import { purgeCardChanges } from './live-index/changes/card-changes.repository.ts'

const PURGE_CARD_CHANGES = defineJob({
  name: 'purge-card-changes',
  cron: '46 * * * *',
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 'exclusive',
  timeoutSeconds: 300,
  onRepeat: 'Deletes what is left.',
})

export const searchJobs = ({ db }: { db: Database }): JobHandler[] => [
  handleJob(PURGE_CARD_CHANGES, () => purgeCardChanges(db)),
]
