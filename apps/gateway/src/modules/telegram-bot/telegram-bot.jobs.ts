import type { Database } from '../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import { purgeTelegramInbox } from './telegram-inbox.repository.ts'

const PURGE_TELEGRAM_INBOX = defineJob({
  name: 'purge-telegram-inbox',
  cron: '49 * * * *',
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 'exclusive',
  timeoutSeconds: 300,
  onRepeat: 'Deletes what is left.',
})

export const telegramBotJobs = ({ db }: { db: Database }): JobHandler[] => [
  handleJob(PURGE_TELEGRAM_INBOX, () => purgeTelegramInbox(db)),
]
