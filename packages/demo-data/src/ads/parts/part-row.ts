import type { TRADES } from '../../people/companies.ts'
import type { ThingVariant } from '../../pictures/demo-pictures.ts'
import type { Random } from '../../random.ts'

/** One kind of part: its category, what sellers call it and what an original one costs when it is new. */
export type PartRow = readonly [
  typeId: number,
  /** One wording or several. */
  noun: string | readonly string[],
  /** Roubles. */
  price: number,
  /** A variant of the thing `part`, of `accessory` for accessories; `thing/variant` for any other. */
  look: string,
  /** Things or variants of the vehicles it is for; all of the type if absent. */
  only?: readonly string[],
]

/** The vehicle that a part fits. */
export interface Fit {
  markId: string
  modelId: string | null
  /** Mark and model as in the dictionaries. */
  mark: string
  model: string | null
  /** As a title names it. */
  name: string
}

/** All parts of one ad type. */
export interface PartsKind {
  adType: keyof typeof TRADES
  rows: readonly PartRow[]
  /** Something that a part of these vehicles fits, by the rank of the ad; `null` where there is none. */
  fit(only: readonly string[] | undefined, rank: number, random: Random): Fit | null
  /** The share of parts that fit one model, which the title names; the others fit all. */
  fitted: number
  /** Makers of parts that are not the vehicle's own, by what the part looks like. */
  brandsOf(look: string): readonly string[]
  /** What a look without a slash is a variant of. */
  thing: ThingVariant['thing']
}
