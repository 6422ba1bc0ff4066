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
  /**
   * The vehicles it is for: their things, variants, marks or models («МТЗ «Беларус» 82»); all of the type if
   * absent. `OWN_THING` fits none: an outboard motor, a helmet.
   */
  only?: readonly string[],
  extra?: PartExtra,
]

/** For no vehicle: it is used by itself. */
export const OWN_THING: readonly string[] = []

export interface PartExtra {
  /** How often ads are of it; 1 if absent. */
  weight?: number
  /** Its makers, where they are not those of its kind. */
  brands?: readonly string[]
  /** The mark of a thing of its own, as in the dictionary of its ad type. */
  mark?: string
  /** The share of its price that a used one costs, from and to; that of all parts if absent. */
  used?: readonly [number, number]
  /** An accessory that is always for one model. */
  fitted?: boolean
}

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
  /** Something that a part of these vehicles fits, half of them popular ones; `null` where there is none. */
  fit(only: readonly string[] | undefined, random: Random): Fit | null
  /** The id of a mark of its dictionary. */
  markId(name: string): string
  /** The share of parts that fit one model, which the title names; the others fit all. */
  fitted: number
  /** Makers of parts that are not the vehicle's own, by what the part looks like. */
  brandsOf(look: string): readonly string[]
  /** What a look without a slash is a variant of. */
  thing: ThingVariant['thing']
}
