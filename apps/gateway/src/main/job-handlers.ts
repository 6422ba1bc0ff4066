import type { FastifyBaseLogger } from 'fastify'
import {
  type AdLifecycle,
  adsJobs,
  createAdLifecycle,
  createAdPhotosService,
  createOwnerReminders,
  type createStillOfferedLinks,
} from '../modules/ads/public.ts'
import {
  adBilling,
  type Billing,
  billingJobs,
  createPackageReminders,
} from '../modules/billing/public.ts'
import { complaintsJobs } from '../modules/complaints/public.ts'
import { favoritesJobs } from '../modules/favorites/public.ts'
import { feedsJobs, inFeed } from '../modules/feeds/public.ts'
import { identityJobs } from '../modules/identity/public.ts'
import { mailingsJobs } from '../modules/mailings/public.ts'
import {
  createAvatars,
  createPhotosService,
  type FileStorage,
  mediaJobs,
} from '../modules/media/public.ts'
import { messagingJobs, type Outbox } from '../modules/messaging/public.ts'
import { blockedAdsJobs, figuresJobs, moderationJobs } from '../modules/moderation/public.ts'
import type { Notifications } from '../modules/notifications/public.ts'
import { createReferenceCache } from '../modules/reference/public.ts'
import { searchJobs } from '../modules/search/public.ts'
import { stockImportsJobs } from '../modules/stock-import/public.ts'
import { telegramBotJobs } from '../modules/telegram-bot/public.ts'
import type { Database } from '../platform/database/connect.ts'
import type { JobHandler } from '../platform/jobs/define-job.ts'
import type { Enqueue } from '../platform/jobs/job-queue.ts'
import { createPublicFetch } from '../platform/net/public-fetch/public-fetch.ts'
import { platformJobs } from '../platform/platform.jobs.ts'
import { accountParts } from './compose/account-parts.ts'

interface JobDependencies {
  enqueue: Enqueue
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** For files that are fetched and not checked yet. */
  incoming: string
  feedPrivateHosts: readonly string[]
  now: () => Date
  db: Database
  lifecycle: AdLifecycle
  storage: FileStorage
  outbox: Outbox
  billing: Billing
  notifications: Notifications
  stillOfferedLinks: ReturnType<typeof createStillOfferedLinks>
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
  ...searchJobs(dependencies),
  ...mailingsJobs(dependencies),
  ...telegramBotJobs(dependencies),
  ...adsJobs({
    ...dependencies,
    remindOwners: createOwnerReminders({ ...dependencies, isKeptCurrent: inFeed }),
  }),
  ...blockedAdsJobs({
    db: dependencies.db,
    lifecycle: createAdLifecycle({ billing: adBilling }),
  }),
  ...complaintsJobs(dependencies),
  ...favoritesJobs(dependencies),
  ...moderationJobs(dependencies),
  ...figuresJobs(dependencies),
  ...stockImportsJobs(dependencies),
  ...billingJobs({
    ...dependencies.billing,
    remindOfPackages: createPackageReminders(dependencies),
  }),
  ...feedsJobs({
    ...dependencies,
    fetch: createPublicFetch(dependencies.feedPrivateHosts),
    reference: createReferenceCache(dependencies.db),
    photos: createPhotosService(dependencies),
    adPhotos: createAdPhotosService(dependencies),
    billing: adBilling,
  }),
]
