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

export const billingJobs = ({
  reconcile,
  remindOfPackages,
}: {
  reconcile: Reconciliation
  remindOfPackages: (now: Date) => Promise<number>
}): JobHandler[] => [
  handleJob(RECONCILE_PAYMENTS, ({ now }) => reconcile(now)),
  handleJob(REMIND_OF_PACKAGES, ({ now }) => remindOfPackages(now)),
]
