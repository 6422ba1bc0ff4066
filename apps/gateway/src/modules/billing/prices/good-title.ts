import { PROMOTIONS, type Promotion } from '@trassa/contracts/enumerations/goods'
import type { PricedGood } from '@trassa/contracts/enumerations/priced-goods'
import { lineTitle } from '../orders/line-title.ts'

const NONE = { quantity: null, promotion: null }

/** What a row of the price list is called. */
export function goodTitle(good: PricedGood): string {
  const [kind, value = ''] = good.split('.')
  if (kind === 'package') return lineTitle({ ...NONE, kind, quantity: Number(value) })
  return kind === 'promotion' && value in PROMOTIONS
    ? lineTitle({ ...NONE, kind, promotion: value as Promotion })
    : lineTitle({ ...NONE, kind: 'publication' })
}
