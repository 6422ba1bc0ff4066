import type { Fields } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { TRADES } from '../../people/companies.ts'
import type { Thing } from '../../pictures/things/things.ts'
import type { Random } from '../../random.ts'
import type { Phrases } from '../../texts/phrases/phrases.ts'

/** The least and the most usage in a year: kilometres or hours. */
export type Pace = readonly [number, number]

/** A vehicle model that is sold in reality: the facts that all its copies share. */
export interface Offer {
  /** As in the dictionary; `null` where it has no such mark, and `fields.modelName` is its name. */
  mark: string | null
  /** As in the dictionary; `null` where it has no model. */
  model: string | null
  /** What texts say after its name: «с мотором Yamaha 9.9». */
  kit?: string | undefined
  /** The years it was made in. */
  from: number
  to: number
  /** Thousand roubles for one of its last year. */
  price: number
  /** The fields of its form. */
  fields: Fields
  thing: Thing
  variant: string
  /** Ids of the colours it comes in; any that the type has if absent. */
  colors?: readonly number[]
  /** How often the popular half of its type is of it; absent in the long tail. */
  weight?: number | undefined
  /** Its yearly usage; that of its type if absent. */
  pace?: Pace
}

/** The field that records usage, its yearly range and its maximum. */
export interface Usage {
  key: 'mileage' | 'hours'
  yearly: Pace
  most: number
}

/** The ad types that have companies of one trade. */
export type VehicleType = Extract<AdType, keyof typeof TRADES>

/** What all vehicles of a type have in common. */
export interface VehicleKind {
  adType: VehicleType
  offers: readonly Offer[]
  /** The share of the price that is left after a year, and the least share that is ever left. */
  yearly: number
  floor: number
  usage?: Usage
  /** The share that companies sell. */
  companies: number
  /** The share of ads with a VIN. */
  vins: number
  /** The weight of each colour; others do not occur. */
  colors: Readonly<Record<number, number>>
  phrases(offer: Offer): Phrases
  /** Fields that depend on the year and on the random source. */
  own?(offer: Offer, year: number, random: Random): Fields
}
