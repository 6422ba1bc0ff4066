import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { PriceGroup } from '@trassa/contracts/enumerations/goods'
import { kindOf } from './ad-kinds.ts'
import type { AdKind } from './main-types.ts'

/** domain §5: promotions of trucks and special machinery cost half as much again. */
const HEAVY: ReadonlySet<AdType> = new Set(['truck', 'special', 'special_industrial'])

const GROUP_OF_KIND: Record<AdKind, PriceGroup> = {
  vehicle: 'vehicle',
  part: 'part',
  service: 'part',
}

/** The group of prices that an ad's publication and promotions are sold at (domain §5). */
export const priceGroupOf = (adType: AdType): PriceGroup =>
  HEAVY.has(adType) ? 'heavy' : GROUP_OF_KIND[kindOf(adType)]
