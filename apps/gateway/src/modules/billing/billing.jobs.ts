import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import type { Reconciliation } from './payments/reconcile.ts'

const RECONCILE_PAYMENTS = defineJob({
  name: 'reconcile-payments',
  cron: '* * * * *',
  retry: { limit: 2, delaySeconds: 10 },
  concurrency: 'exclusive',
  timeoutSeconds: 300,
  onRepeat: 'Asks again about what is still open; what is settled is not found again.',
})

const REMIND_OF_PACKAGES = defineJob({
  ...RECONCILE_PAYMENTS,
  name: 'remind-of-packages',
  // Noon in Moscow: the notices are SMS.
  cron: '0 9 * * *',
  onRepeat: 'Reminds of the packages that are left; each is reminded of once a term.',
})

const MAKE_DAILY_LIFTS = defineJob({
  name: 'lift-daily',
  cron: '* * * * *',
  retry: { limit: 2, delaySeconds: 0 },
  concurrency: 'exclusive',
  timeoutSeconds: 600,
  onRepeat: 'Makes what is left: a lift moves the next one a day on in its own transaction.',
})

const BEAT = defineJob({
  name: 'heartbeat',
  cron: '* * * * *',
  retry: { limit: 0, delaySeconds: 0 },
  concurrency: 'exclusive',
  timeoutSeconds: 60,
  onRepeat: 'Beats once more; a pause is given back with the beat that ends it.',
})

interface BillingWork {
  reconcile: Reconciliation
  remindOfPackages: (now: Date) => Promise<number>
  makeDailyLifts: (now: Date) => Promise<number>
  beat: (now: Date) => Promise<number>
}

export const billingJobs = ({
  reconcile,
  remindOfPackages,
  makeDailyLifts,
  beat,
}: BillingWork): JobHandler[] => [
  handleJob(BEAT, ({ now }) => beat(now)),
  handleJob(MAKE_DAILY_LIFTS, ({ now }) => makeDailyLifts(now)),
  handleJob(RECONCILE_PAYMENTS, ({ now }) => reconcile(now)),
  handleJob(REMIND_OF_PACKAGES, ({ now }) => remindOfPackages(now)),
]
