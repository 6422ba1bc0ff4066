import type { AdType } from '@trassa/contracts/enumerations/ads'
import { isThing } from '../../../pictures/demo-pictures.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer } from '../offer.ts'

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
  /** How often the popular half is of it; absent in the long tail. */
  weight?: number,
]

/** Horsepower up to which a machine works in gardens and yards, and its hours a year. */
const SMALL = 30
const RARELY = [15, 140] as const

/** @throws when a table names a thing that has no drawing; variants are checked by a test. */
export function machineOffers(adType: AdType, rows: readonly MachineRow[]): Offer[] {
  return rows.map(([type, mark, model, power, from, to, price, look, colors, weight]) => {
    const [thing = '', variant = ''] = look.split('/')
    if (!isThing(thing)) throw new Error(`No drawing of ${look}`)
    return {
      mark,
      model,
      from,
      to,
      price,
      weight,
      thing,
      variant,
      ...(colors && { colors }),
      ...(power <= SMALL && { pace: RARELY }),
      fields: { typeId: optionId(adType, 'typeId', type), ...(power > 0 && { power }) },
    }
  })
}
