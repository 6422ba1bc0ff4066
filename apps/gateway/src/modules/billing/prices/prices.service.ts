import type { CallAnswer } from '@trassa/contracts/call'
import type { packagePrices, servicePrices } from '@trassa/contracts/calls/payments'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { PACKAGE_QUANTITIES, PROMOTION_IDS } from '@trassa/contracts/enumerations/goods'
import type { Database } from '../../../platform/database/connect.ts'
import { toRoubles } from '../payments/roubles.ts'
import { readPriceList } from './price-list.ts'

export type PricesService = ReturnType<typeof createPricesService>

/** What things cost now (spec §7, domain §5). */
export const createPricesService = ({ db, now }: { db: Database; now: () => Date }) => ({
  packages: async (): Promise<CallAnswer<typeof packagePrices>> => {
    const prices = await readPriceList(db, now())
    const single = prices.package(PACKAGE_QUANTITIES[0])
    return PACKAGE_QUANTITIES.map((quantity) => {
      const price = prices.package(quantity)
      const discount = Math.round((1 - price / (quantity * single)) * 100)
      return { quantity, price: toRoubles(price), discount }
    })
  },

  services: async (adType: AdType): Promise<CallAnswer<typeof servicePrices>> => {
    const prices = await readPriceList(db, now())
    return {
      publication: toRoubles(prices.publication(adType)),
      promotions: PROMOTION_IDS.map((promotion) => ({
        promotion,
        price: toRoubles(prices.promotion(promotion, adType)),
      })),
    }
  },
})
