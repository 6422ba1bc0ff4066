import type { Database } from '../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import { purgeDevMailbox } from './dev-mailbox/dev-mailbox.repository.ts'
import { eraseDeadLetters } from './outbox/dead-letters.repository.ts'
import { DELIVER_LETTER, DELIVER_MESSAGE } from './outbox/deliver-message.job.ts'
import type { Outbox } from './outbox/outbox.ts'
import { purgeTelegramChats } from './telegram/telegram-chats.repository.ts'

const PURGE_MESSAGES = defineJob({
  name: 'purge-messages',
  cron: '40 * * * *',
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 'exclusive',
  timeoutSeconds: 300,
  onRepeat: 'Deletes what is left.',
})

const ERASE_DEAD_LETTERS = defineJob({
  ...PURGE_MESSAGES,
  name: 'erase-dead-letters',
  cron: '42 * * * *',
  onRepeat: 'Erases what is left.',
})

const PURGE_DEV_MAILBOX = defineJob({
  ...PURGE_MESSAGES,
  name: 'purge-dev-mailbox',
  cron: '41 * * * *',
})

const PURGE_TELEGRAM_CHATS = defineJob({
  ...PURGE_MESSAGES,
  name: 'purge-telegram-chats',
  cron: '44 * * * *',
})

export const messagingJobs = ({ db, outbox }: { db: Database; outbox: Outbox }): JobHandler[] => [
  handleJob(DELIVER_MESSAGE, outbox.deliverByJob),
  handleJob(DELIVER_LETTER, outbox.deliverByJob),
  handleJob(PURGE_MESSAGES, outbox.purge),
  handleJob(ERASE_DEAD_LETTERS, () => eraseDeadLetters(db)),
  handleJob(PURGE_DEV_MAILBOX, () => purgeDevMailbox(db)),
  handleJob(PURGE_TELEGRAM_CHATS, () => purgeTelegramChats(db)),
]
