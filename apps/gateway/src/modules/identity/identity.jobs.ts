import type { Database } from '../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import type { Avatars } from '../media/public.ts'
import type { AccountPart } from './account/account-part.ts'
import { eraseAccountJob } from './account/erase-account.job.ts'
import { purgeAuthFlows } from './auth/auth-flows.repository.ts'
import { purgePendingEmails } from './email/pending-emails.repository.ts'
import { followMergeJob } from './merging/follow-merge.job.ts'
import { purgeSessions } from './sessions/sessions.repository.ts'
import { purgeTelegramLinks } from './telegram/telegram-links.repository.ts'

const PURGE_AUTH_FLOWS = defineJob({
  name: 'purge-auth-flows',
  cron: '42 * * * *',
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 'exclusive',
  timeoutSeconds: 300,
  onRepeat: 'Deletes what is left.',
})

const PURGE_SESSIONS = defineJob({
  ...PURGE_AUTH_FLOWS,
  name: 'purge-sessions',
  cron: '43 * * * *',
})

const PURGE_PENDING_EMAILS = defineJob({
  ...PURGE_AUTH_FLOWS,
  name: 'purge-pending-emails',
  cron: '44 * * * *',
})

const PURGE_TELEGRAM_LINKS = defineJob({
  ...PURGE_AUTH_FLOWS,
  name: 'purge-telegram-links',
  cron: '46 * * * *',
})

/** What the jobs of accounts work with. */
interface IdentityJobDependencies {
  db: Database
  accountParts: readonly AccountPart[]
  avatars: Avatars
}

export const identityJobs = ({
  db,
  accountParts,
  avatars,
}: IdentityJobDependencies): JobHandler[] => [
  eraseAccountJob(accountParts, avatars.remove),
  followMergeJob(db, accountParts),
  handleJob(PURGE_AUTH_FLOWS, () => purgeAuthFlows(db)),
  handleJob(PURGE_SESSIONS, () => purgeSessions(db)),
  handleJob(PURGE_TELEGRAM_LINKS, () => purgeTelegramLinks(db)),
  handleJob(PURGE_PENDING_EMAILS, () => purgePendingEmails(db)),
]
