import type { Database } from '../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import { deleteOldImports } from './stock-imports.repository.ts'

const PURGE_STOCK_IMPORTS = defineJob({
  name: 'purge-stock-imports',
  cron: '40 3 * * *',
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 'exclusive',
  timeoutSeconds: 300,
  onRepeat: 'Deletes what is left.',
})

export const stockImportsJobs = ({ db }: { db: Database }): JobHandler[] => [
  handleJob(PURGE_STOCK_IMPORTS, () => deleteOldImports(db)),
]
