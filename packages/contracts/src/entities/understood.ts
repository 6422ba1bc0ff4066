import { z } from 'zod'
import { adTypeSchema } from './ad.ts'

/** A list that words may mean. */
export const meantListSchema = z.object({
  adType: adTypeSchema,
  /** A city or a region; `null` is the whole country. */
  citySlug: z.string().nullable(),
  /** Its filters and its text as an address has them, without the city: `markId=3&yearFrom=2015`. */
  query: z.string(),
  /** Active ads in it. */
  total: z.int(),
})
export type MeantList = z.infer<typeof meantListSchema>

/** What a typed query was understood as. */
export const understoodSchema = z.object({
  list: meantListSchema,
  /** The words of the list that are no filter; empty where all are. */
  text: z.string(),
  /** Words that no ad of the list has, so that it leaves them out; mostly empty. */
  ignored: z.string(),
  /** The query that this is of, where the one that was typed has mistakes; `null` where it has none. */
  corrected: z.string().nullable(),
  /** The list that is meant, where it holds no ads; `list` then is the nearest one that holds some, with fewer conditions. */
  exact: meantListSchema.nullable(),
  /** What else it may mean: lists of other types that hold ads, the likeliest first. */
  others: z.array(meantListSchema),
})
export type Understood = z.infer<typeof understoodSchema>

/** What a suggestion is: a row of a dictionary, a kind of things, a place, or what others searched for. */
export const SUGGESTION_KINDS = ['mark', 'model', 'kind', 'place', 'search'] as const

export const suggestionSchema = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  /** The query that is suggested, as it is written in the field: `Toyota Camry`. */
  text: z.string(),
  list: meantListSchema,
})
export type Suggestion = z.infer<typeof suggestionSchema>
