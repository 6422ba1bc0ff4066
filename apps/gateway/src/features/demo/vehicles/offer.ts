import type { Fields } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { TRADES } from '../demo-companies.ts'
import type { Thing } from '../picture-things/things.ts'
import type { Random } from '../random.ts'
import type { Phrases } from '../texts/phrases.ts'

/** Least and most in a year. */
export type Pace = readonly [number, number]

/** A vehicle that is really sold: what of its facts does not change from one to the next. */
export interface Offer {
  mark: string
  /** As in the dictionary; `null` where it has no model. */
  model: string | null
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
  /** How much it works in a year; as much as others of its type if absent. */
  pace?: Pace
}

/** What is counted of its work, and how much of it a year. */
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
  /** The share of the price that is left after a year, and what is always left. */
  yearly: number
  floor: number
  usage?: Usage
  /** How many are sold by companies. */
  companies: number
  /** How many tell their number of 17 signs. */
  vins: number
  /** How likely each colour is; the others do not occur. */
  colors: Readonly<Record<number, number>>
  phrases(offer: Offer): Phrases
  /** Fields that depend on the year and on chance. */
  own?(offer: Offer, year: number, random: Random): Fields
}
