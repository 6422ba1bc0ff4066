import {
  PACKAGE_QUANTITIES,
  type PackageQuantity,
  PRICE_GROUPS,
  PROMOTION_IDS,
  type PriceGroup,
  type Promotion,
} from './goods.ts'

/** What a row of the price list is about (domain §5). */
export type PricedGood = 'publication' | `package.${PackageQuantity}` | `promotion.${Promotion}`

/** The group of a price; `any` for a package, whose publications are good for every ad. */
export type GoodGroup = PriceGroup | 'any'

/** Every good that has a price, in the order of the price list. */
export const PRICED_GOODS: readonly [PricedGood, ...PricedGood[]] = [
  'publication',
  ...PACKAGE_QUANTITIES.map((quantity) => `package.${quantity}` as const),
  ...PROMOTION_IDS.map((promotion) => `promotion.${promotion}` as const),
]

export const GOOD_GROUPS: readonly [GoodGroup, ...GoodGroup[]] = ['any', ...PRICE_GROUPS]

/** What the groups of a good's prices are. */
export const groupsOf = (good: PricedGood): readonly GoodGroup[] =>
  good.startsWith('package.') ? ['any'] : PRICE_GROUPS
