import { priceGroupOf } from '@trassa/catalog/taxonomy/price-groups'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { PackageQuantity, Promotion } from '@trassa/contracts/enumerations/goods'
import type { GoodGroup, PricedGood } from '@trassa/contracts/enumerations/priced-goods'
import { desc, lte } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { prices } from './prices.table.ts'

/** The prices of a moment, in kopecks. Each throws for a good without a price: the list is incomplete. */
export interface PriceList {
  package(quantity: PackageQuantity): number
  publication(adType: AdType): number
  promotion(promotion: Promotion, adType: AdType): number
}

const keyOf = (good: PricedGood, group: GoodGroup) => `${good} ${group}`

/** The price list as it counts at a moment (domain §5). */
export async function readPriceList(db: Executor, now: Date): Promise<PriceList> {
  const rows = await db
    .selectDistinctOn([prices.good, prices.priceGroup])
    .from(prices)
    .where(lte(prices.validFrom, now))
    .orderBy(prices.good, prices.priceGroup, desc(prices.validFrom), desc(prices.id))
  const byKey = new Map(rows.map(({ good, priceGroup, price }) => [keyOf(good, priceGroup), price]))
  const priceOf = (good: PricedGood, group: GoodGroup) => {
    const price = byKey.get(keyOf(good, group))
    if (price === undefined) throw new Error(`No price of ${keyOf(good, group)}`)
    return price
  }
  return {
    package: (quantity) => priceOf(`package.${quantity}`, 'any'),
    publication: (adType) => priceOf('publication', priceGroupOf(adType)),
    promotion: (promotion, adType) => priceOf(`promotion.${promotion}`, priceGroupOf(adType)),
  }
}
