import type { Database } from './database/connect.ts'
import { purgeIdempotencyKeys } from './idempotency/with-idempotency.ts'
import { defineJob, handleJob, type JobHandler } from './jobs/define-job.ts'
import { purgeRateLimits } from './rate-limit/rate-limit.ts'

const PURGE_RATE_LIMITS = defineJob({
  name: 'purge-rate-limits',
  cron: '44 * * * *',
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 'exclusive',
  timeoutSeconds: 300,
  onRepeat: 'Deletes what is left.',
})

const PURGE_IDEMPOTENCY_KEYS = defineJob({
  ...PURGE_RATE_LIMITS,
  name: 'purge-idempotency-keys',
  cron: '45 * * * *',
})

export const platformJobs = ({ db }: { db: Database }): JobHandler[] => [
  handleJob(PURGE_RATE_LIMITS, () => purgeRateLimits(db)),
  handleJob(PURGE_IDEMPOTENCY_KEYS, () => purgeIdempotencyKeys(db)),
]
