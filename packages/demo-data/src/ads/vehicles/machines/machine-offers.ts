import type { AdType } from '@trassa/contracts/enumerations/ads'
import { isThing } from '../../../pictures/demo-pictures.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer } from '../offer.ts'

/** Special machinery in a table: `power` is 0 where it has no engine, `look` is `thing/variant`. */
export type MachineRow = readonly [
  type: string,
  /** `null` where the dictionary has no such mark; the model is the whole name then. */
  mark: string | null,
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
  /** What texts say after its name. */
  kit?: string,
]

/** Horsepower up to which a machine works in gardens and yards, and its hours a year. */
const SMALL = 30
const RARELY = [15, 140] as const
/** Hours a year of what goes where there are no roads. */
const IN_SEASON = [40, 220] as const

/** @throws when a table names a thing that has no drawing; variants are checked by a test. */
export function machineOffers(adType: AdType, rows: readonly MachineRow[]): Offer[] {
  return rows.map(([type, mark, model, power, from, to, price, look, colors, weight, kit]) => {
    const [thing = '', variant = ''] = look.split('/')
    if (!isThing(thing)) throw new Error(`No drawing of ${look}`)
    return {
      mark,
      model: mark && model,
      kit,
      from,
      to,
      price,
      weight,
      thing,
      variant,
      ...(colors && { colors }),
      ...(power <= SMALL && { pace: RARELY }),
      ...(thing === 'quadBike' && { pace: IN_SEASON }),
      fields: {
        typeId: optionId(adType, 'typeId', type),
        ...(mark === null && { modelName: model }),
        ...(power > 0 && { power }),
      },
    }
  })
}
