import { z } from 'zod'

/** How many ads would be left: by field key, then by the value's id as text (`true` of a flag). */
export const facetCountsSchema = z.record(z.string(), z.record(z.string(), z.int()))
export type FacetCounts = z.infer<typeof facetCountsSchema>
