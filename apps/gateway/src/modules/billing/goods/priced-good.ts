import type { PackageQuantity, Promotion } from '@trassa/contracts/enumerations/goods'

/** What a row of the price list is about. */
export type PricedGood = 'publication' | `package.${PackageQuantity}` | `promotion.${Promotion}`
