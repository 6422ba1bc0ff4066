import { z } from 'zod'
import { adTypeSchema } from './ad.ts'

/** How many ads would be left: by field key, then by the value's id as text (`true` of a flag). */
export const facetCountsSchema = z.record(z.string(), z.record(z.string(), z.int()))
export type FacetCounts = z.infer<typeof facetCountsSchema>

/** What is said about a list as a whole. Prices are roubles. */
export const listSummarySchema = z.object({
  total: z.int(),
  /** The lowest price; `null` where no ad has one. */
  priceFrom: z.number().nullable(),
  /** Between which years four of five ads lie; `null` in lists without years. */
  years: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** The list by the next dictionary field of its form (marks, then models, then generations), the greatest first. */
  parts: z
    .object({ key: z.string(), counts: z.array(z.object({ id: z.string(), total: z.int() })) })
    .nullable(),
  /** The same list in other cities: those of the same region first, then the greatest. */
  cities: z.array(z.object({ slug: z.string(), name: z.string(), total: z.int() })),
})
export type ListSummary = z.infer<typeof listSummarySchema>

/** What is live on the whole site. */
export const listTotalsSchema = z.object({
  /** Types without ads are absent. */
  types: z.array(z.object({ adType: adTypeSchema, total: z.int() })),
  /** Cities that have at least one ad. */
  cities: z.int(),
})
export type ListTotals = z.infer<typeof listTotalsSchema>
