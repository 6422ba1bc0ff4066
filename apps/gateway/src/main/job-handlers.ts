import { type AdLifecycle, adsJobs } from '../modules/ads/public.ts'
import { type Billing, billingJobs, createPackageReminders } from '../modules/billing/public.ts'
import { identityJobs } from '../modules/identity/public.ts'
import { mailingsJobs } from '../modules/mailings/public.ts'
import { createAvatars, type FileStorage, mediaJobs } from '../modules/media/public.ts'
import { messagingJobs, type Outbox } from '../modules/messaging/public.ts'
import type { Notifications } from '../modules/notifications/public.ts'
import type { Database } from '../platform/database/connect.ts'
import type { JobHandler } from '../platform/jobs/define-job.ts'
import { platformJobs } from '../platform/platform.jobs.ts'
import { accountParts } from './account-parts.ts'

interface JobDependencies {
  db: Database
  lifecycle: AdLifecycle
  storage: FileStorage
  outbox: Outbox
  billing: Billing
  notifications: Notifications
  publicUrl: string
}

/** Every job there is, with what it does. */
export const createJobHandlers = (dependencies: JobDependencies): JobHandler[] => [
  ...platformJobs(dependencies),
  ...mediaJobs(dependencies),
  ...messagingJobs(dependencies),
  ...identityJobs({
    db: dependencies.db,
    accountParts: accountParts(dependencies),
    avatars: createAvatars(dependencies),
  }),
  ...mailingsJobs(dependencies),
  ...adsJobs(dependencies),
  ...billingJobs({
    ...dependencies.billing,
    remindOfPackages: createPackageReminders(dependencies),
  }),
]
