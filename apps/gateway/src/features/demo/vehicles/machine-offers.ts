import type { AdType } from '@trassa/contracts/enumerations/ads'
import { isThing } from '../demo-pictures.ts'
import { optionId } from '../form-options.ts'
import type { Offer } from './offer.ts'

/** Special machinery in a table: `power` is 0 where it has no engine, `look` is `thing/variant`. */
export type MachineRow = readonly [
  type: string,
  mark: string,
  model: string | null,
  power: number,
  from: number,
  to: number,
  /** Thousand roubles for one of the last year. */
  price: number,
  look: string,
  colors?: readonly number[],
]

/** Horse powers of what works in a garden or a yard, and its hours a year. */
const SMALL = 30
const RARELY = [15, 140] as const

/** @throws where a table names a thing that nobody draws; the tests look at the variants. */
export function machineOffers(adType: AdType, rows: readonly MachineRow[]): Offer[] {
  return rows.map(([type, mark, model, power, from, to, price, look, colors]) => {
    const [thing = '', variant = ''] = look.split('/')
    if (!isThing(thing)) throw new Error(`Nobody draws ${look}`)
    return {
      mark,
      model,
      from,
      to,
      price,
      thing,
      variant,
      ...(colors && { colors }),
      ...(power <= SMALL && { pace: RARELY }),
      fields: { typeId: optionId(adType, 'typeId', type), ...(power > 0 && { power }) },
    }
  })
}
