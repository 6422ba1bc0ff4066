import type { Database } from '../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import { purgePhotos } from './purge-photos.ts'
import type { FileStorage } from './storage/file-storage.ts'

const PURGE_PHOTOS = defineJob({
  name: 'purge-photos',
  cron: '20 * * * *',
  retry: { limit: 2, delaySeconds: 0 },
  concurrency: 'exclusive',
  timeoutSeconds: 900,
  onRepeat: 'Deletes what is left.',
})

export const mediaJobs = (stores: { db: Database; storage: FileStorage }): JobHandler[] => [
  handleJob(PURGE_PHOTOS, ({ now }) => purgePhotos(stores, now)),
]
