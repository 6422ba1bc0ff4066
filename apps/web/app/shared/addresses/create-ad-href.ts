import type { AdType } from '@trassa/contracts/enumerations/ads'
import { PATHS } from './paths.ts'

/** The form of a new ad of a type. */
export const createAdHref = (adType: AdType): string => `${PATHS.createAd}?ad_type=${adType}`
