import { z } from 'zod'
import { priceSchema } from '../values.ts'

/** How a price stands to those of comparable ads, best for a buyer first. */
export const PRICE_VERDICTS = ['good', 'market', 'high'] as const
export type PriceVerdict = (typeof PRICE_VERDICTS)[number]

/** A price against those of comparable live ads; made only where at least eight of them exist. */
export const marketPriceSchema = z.object({
  verdict: z.enum(PRICE_VERDICTS),
  /** Roubles: half of the comparable ads ask for less. */
  median: priceSchema,
  /** How many comparable ads there are, the ad itself not counted. */
  total: z.int().min(8),
  /**
   * The histogram, cheapest first, bounds in roubles; the first and the last bar also hold what is beyond them.
   */
  bars: z.array(z.object({ from: z.int(), to: z.int(), total: z.int() })),
  /** Which bar the ad itself is in. */
  ownBar: z.int(),
  /** The filters of the list of the comparable ads as they stand in an address; the list holds the ad as well. */
  query: z.string(),
})
export type MarketPrice = z.infer<typeof marketPriceSchema>
