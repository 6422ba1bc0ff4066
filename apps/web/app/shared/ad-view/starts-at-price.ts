import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import type { AdType } from '@trassa/contracts/enumerations/ads'

/** A service's price is where it starts (domain §4). */
export const startsAtPrice = (adType: AdType): boolean => kindOf(adType) === 'service'
