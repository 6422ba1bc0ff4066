import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { CountsOf } from '../suggestions/counts.ts'

/** An ad as lists are counted by: its type, its place, and values of filters. */
export interface ListedAd {
  adType: AdType
  city: string
  [key: string]: string
}

const RANGE = /(?:From|To)$/

/** Counts these ads as the live index does; ranges hold all of them. */
export function countsOfAds(ads: readonly ListedAd[]): CountsOf {
  return async (adType, query, key) => {
    const wanted = [...new URLSearchParams(query)].filter(([name]) => !RANGE.test(name))
    const counts = new Map<string, number>()
    for (const ad of ads) {
      const isListed =
        ad.adType === adType &&
        wanted.every(([name, values]) => values.split(',').includes(ad[name] ?? ''))
      const value = key === '' ? '' : ad[key]
      if (isListed && value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return counts
  }
}
