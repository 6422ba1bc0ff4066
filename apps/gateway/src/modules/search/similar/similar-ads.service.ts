import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer } from '@trassa/contracts/call'
import type { similarAds } from '@trassa/contracts/calls/filter'
import type { Database } from '../../../platform/database/connect.ts'
import type { ReferenceCache } from '../../reference/public.ts'
import { readCards } from '../live-ads.repository.ts'
import type { LiveIndex } from '../live-index/live-index.ts'
import { marketPriceOf } from './market-price.ts'
import { type Nearby, similarIds } from './similar-ads.ts'
import { readSubject } from './subject.repository.ts'
import { subjectFilters } from './subject-filters.ts'

type Answer = CallAnswer<typeof similarAds>

interface Dependencies {
  db: Database
  reference: ReferenceCache
  index: LiveIndex
}

/**
 * Live ads around one: those that a buyer may want instead, and its price among comparable ones.
 *
 * @throws AppError `ad.not_found` for an ad that was never public
 */
export function createSimilarAds({ db, reference, index }: Dependencies) {
  async function nearby(cityId: string | null): Promise<Nearby> {
    const { cities } = await reference.places()
    const own = cities.find(({ id }) => id === cityId)
    const region = cities.filter(
      (city) =>
        own &&
        city.kladrRegionName === own.kladrRegionName &&
        city.kladrRegionTypeName === own.kladrRegionTypeName,
    )
    return { cityId, region: region.map(({ id }) => id) }
  }

  return async (id: string): Promise<Answer> => {
    const row = await readSubject(db, id)
    if (!row) throw new AppError('ad.not_found')
    const searched = await index.upToDate(row.adType)
    if (!searched) return { items: [], market: null }
    const subject = subjectFilters(formOf(row.adType), row)
    const ids = similarIds(searched.segment, row, subject, await nearby(row.cityId))
    const market = marketPriceOf(searched.segment, row, subject)
    return { items: await readCards(db, ids), market }
  }
}
