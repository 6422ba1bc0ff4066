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

export const billingJobs = ({ reconcile }: { reconcile: Reconciliation }): JobHandler[] => [
  handleJob(RECONCILE_PAYMENTS, ({ now }) => reconcile(now)),
]
