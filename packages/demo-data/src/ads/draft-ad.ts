import type { CityRecord } from '@trassa/catalog/dictionaries/cities-data'
import type { Fields } from '@trassa/contracts/entities/ad'
import type { Trade } from '../people/companies.ts'
import type { DemoPicture } from '../pictures/demo-pictures.ts'
import type { Season } from '../pictures/engine/light.ts'

/** The home of a seller, as far as its ads depend on it. */
export type SellersCity = Pick<CityRecord, 'name' | 'nameIn' | 'regionName'>

/** The context that an ad is written in: the city of its seller, and the season. */
export interface MakerContext {
  /** How many ads of its type come before it: the popular half is spread by it. */
  rank: number
  cityOf(company: Trade | null): SellersCity
  season: Season
}

/** An ad before it has a seller: `fields` are those of its type's form. */
export interface DraftAd {
  fields: Fields
  /** Whole roubles; `null` for a service whose price is agreed on. */
  price: number | null
  /** Markdown. */
  description: string
  /** The first one is the cover. */
  pictures: DemoPicture[]
  /** The trade of the company that sells it; `null` for a person. */
  company: Trade | null
}

/** Makes ads of one type: the same seed and context give the same ad. */
export type AdMaker = (seed: string, context: MakerContext) => DraftAd
