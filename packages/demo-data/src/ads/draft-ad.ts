import type { Fields } from '@trassa/contracts/entities/ad'
import type { Trade } from '../people/companies.ts'
import type { DemoPicture } from '../pictures/demo-pictures.ts'
import type { Season } from '../pictures/engine/light.ts'

/** The context that an ad is written in: the city of its seller, and the season. */
export interface MakerContext {
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

/** Makes ads of one type: the same seed and context give the same ad. */
export type AdMaker = (seed: string, context: MakerContext) => DraftAd
