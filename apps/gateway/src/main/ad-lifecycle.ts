import { type AdLifecycle, createAdLifecycle, noBilling } from '../modules/ads/public.ts'

/** The lifecycle of ads with its slots filled, for requests and jobs alike; the module that sells paid services will fill `billing`. */
export const adLifecycle = (): AdLifecycle => createAdLifecycle({ billing: noBilling })
