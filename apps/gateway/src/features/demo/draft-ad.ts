import type { Fields } from '@trassa/contracts/entities/ad'
import type { Trade } from './demo-companies.ts'
import type { DemoPicture } from './demo-pictures.ts'
import type { Season } from './picture/light.ts'

/** Where and when an ad is written; companies and people sit in cities of their own. */
export interface Place {
  cityOf(company: Trade | null): string
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

/** Makes ads of one type: the same seed and place give the same ad. */
export type Maker = (seed: string, place: Place) => DraftAd
