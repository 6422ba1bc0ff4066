import { type AdLifecycle, createAdLifecycle } from '../modules/ads/public.ts'
import { adBilling } from '../modules/billing/public.ts'

/** The lifecycle of ads with its slots filled, for requests and jobs alike. */
export const adLifecycle = (): AdLifecycle => createAdLifecycle({ billing: adBilling })
