import { type AdKind, MAIN_TYPES } from '@trassa/catalog/main-types'
import { subtypeOfAdType } from '@trassa/catalog/subtypes'
import type { AdType } from '@trassa/contracts/enumerations/ads'

/** What is offered: a vehicle, a part or a service. */
export function adKindOf(adType: AdType): AdKind {
  const type = subtypeOfAdType(adType)?.type
  return MAIN_TYPES.find(({ id }) => id === type)?.kind ?? 'vehicle'
}

/** A service's price is where it starts (domain §4). */
export const startsAtPrice = (adType: AdType): boolean => adKindOf(adType) === 'service'
