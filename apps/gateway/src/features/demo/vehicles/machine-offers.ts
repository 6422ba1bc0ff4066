import type { AdType } from '@trassa/contracts/enumerations/ads'
import { optionId } from '../form-options.ts'
import type { Thing } from '../picture-things/things.ts'
import type { Offer } from './offer.ts'

/** Special machinery in a table: `power` is 0 where it has no engine, `look` is `thing` or `thing/variant`. */
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

/** @throws where a table names a thing that nobody draws; the tests look at the variants. */
export function machineOffers(
  adType: AdType,
  rows: readonly MachineRow[],
  things: Readonly<Record<string, Thing>>,
): Offer[] {
  return rows.map(([type, mark, model, power, from, to, price, look, colors]) => {
    const [name = '', variant = ''] = look.split('/')
    const thing = things[name]
    if (!thing) throw new Error(`Nobody draws ${look}`)
    return {
      mark,
      model,
      from,
      to,
      price,
      thing,
      variant,
      ...(colors && { colors }),
      fields: { typeId: optionId(adType, 'typeId', type), ...(power > 0 && { power }) },
    }
  })
}
