import { type AdLifecycle, createAdLifecycle, createTellOwners } from '../../modules/ads/public.ts'
import { adBilling } from '../../modules/billing/public.ts'
import type { Notifications } from '../../modules/notifications/public.ts'

/** The lifecycle of ads with its slots filled, for requests and jobs alike. */
export const adLifecycle = (dependencies: {
  notifications: Notifications
  publicUrl: string
}): AdLifecycle =>
  createAdLifecycle({ billing: adBilling, tellOwners: createTellOwners(dependencies) })
