import type { Database } from '../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import { purgeSavedSearches } from '../saved-searches/public.ts'
import { purgeMailingAds } from './mailing-ads.repository.ts'

const PURGE_MAILING_ADS = defineJob({
  name: 'purge-mailing-ads',
  cron: '47 * * * *',
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 'exclusive',
  timeoutSeconds: 300,
  onRepeat: 'Deletes what is left.',
})

const PURGE_SAVED_SEARCHES = defineJob({
  ...PURGE_MAILING_ADS,
  name: 'purge-saved-searches',
  cron: '48 * * * *',
})

export const mailingsJobs = ({ db }: { db: Database }): JobHandler[] => [
  handleJob(PURGE_MAILING_ADS, () => purgeMailingAds(db)),
  handleJob(PURGE_SAVED_SEARCHES, () => purgeSavedSearches(db)),
]
