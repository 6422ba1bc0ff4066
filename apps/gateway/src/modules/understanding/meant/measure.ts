import type { AdType } from '@trassa/contracts/enumerations/ads'

/** How many ads the list of a query string holds, and whether they have all words of its text as they are written. */
export type Measure = (
  adType: AdType,
  query: string,
) => Promise<{ total: number; isExact: boolean }>
