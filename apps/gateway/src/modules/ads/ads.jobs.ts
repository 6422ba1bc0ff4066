import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import { parseStoredDescriptions } from './description/parse-stored-descriptions.ts'
import { archiveSilentAds } from './sweeps/archive-silent-ads.ts'
import { expireAds } from './sweeps/expire-ads.ts'
import { purgeDeletedAds } from './sweeps/purge-deleted-ads.ts'
import { purgeEmptyDrafts } from './sweeps/purge-empty-drafts.ts'
import type { SweepDependencies } from './sweeps/sweep-ads.ts'

const EXPIRE_ADS = defineJob({
  name: 'expire-ads',
  cron: '* * * * *',
  retry: { limit: 2, delaySeconds: 0 },
  concurrency: 'exclusive',
  timeoutSeconds: 900,
  onRepeat: 'Expires the ads that are left; an expired one is not found again.',
})

const ARCHIVE_SILENT_ADS = defineJob({
  ...EXPIRE_ADS,
  name: 'archive-silent-ads',
  cron: '10 * * * *',
  onRepeat: 'Archives the ads that are left; an archived one is not found again.',
})

const PURGE_DELETED_ADS = defineJob({
  ...EXPIRE_ADS,
  name: 'purge-deleted-ads',
  cron: '30 3 * * *',
  onRepeat: 'Deletes what is left.',
})

const PURGE_EMPTY_DRAFTS = defineJob({
  ...PURGE_DELETED_ADS,
  name: 'purge-empty-drafts',
  cron: '40 3 * * *',
})

const REMIND_OWNERS = defineJob({
  ...EXPIRE_ADS,
  name: 'remind-owners',
  cron: '5 * * * *',
  onRepeat: 'Reminds of what is left; a reminder that was written is not found again.',
})

const PARSE_DESCRIPTIONS = defineJob({
  ...EXPIRE_ADS,
  name: 'parse-descriptions',
  cron: '*/5 * * * *',
  onRepeat: 'Parses what is left; a parsed description is not found again.',
})

interface JobDependencies extends SweepDependencies {
  /** Made by `createOwnerReminders`. */
  remindOwners: (now: Date) => Promise<number>
}

export const adsJobs = ({ db, lifecycle, remindOwners }: JobDependencies): JobHandler[] => [
  handleJob(EXPIRE_ADS, ({ now }) => expireAds({ db, lifecycle }, now)),
  handleJob(ARCHIVE_SILENT_ADS, ({ now }) => archiveSilentAds({ db, lifecycle }, now)),
  handleJob(PURGE_DELETED_ADS, ({ now }) => purgeDeletedAds(db, now)),
  handleJob(PURGE_EMPTY_DRAFTS, ({ now }) => purgeEmptyDrafts(db, now)),
  handleJob(REMIND_OWNERS, ({ now }) => remindOwners(now)),
  handleJob(PARSE_DESCRIPTIONS, () => parseStoredDescriptions(db)),
]
