import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AppError } from '@trassa/contracts/app-error'
import { similarAds } from '@trassa/contracts/calls/filter'
import type { MarketPrice } from '@trassa/contracts/entities/market-price'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Database } from '../../../platform/database/connect.ts'
import { type KeptAnswer, keptAnswer, keptJson } from '../../../platform/http/kept-answer.ts'
import type { KeptFigures } from '../../../platform/kept/kept-figures.ts'
import { createKeptValues, type KeptValue } from '../../../platform/kept/kept-values.ts'
import type { ReferenceCache } from '../../reference/public.ts'
import { listedJson } from '../cards/card-json.ts'
import type { LiveCards } from '../cards/live-cards.ts'
import { readSettledCards } from '../cards/settled-cards.ts'
import { readLiveListed } from '../live-ads.repository.ts'
import type { LiveIndex } from '../live-index/live-index.ts'
import { marketPriceOf } from './market-price.ts'
import { type Nearby, similarIds } from './similar-ads.ts'
import { readSubject } from './subject.repository.ts'
import { subjectFilters } from './subject-filters.ts'

/** Which ads are like one, and its price among comparable ones. */
interface Choice extends KeptValue {
  adType: AdType
  ids: string[]
  market: MarketPrice | null
}

interface Dependencies {
  db: Database
  reference: ReferenceCache
  index: LiveIndex
  cards: LiveCards
  maxBytes: number
  figures?: KeptFigures | undefined
  /** How old a choice may be, in milliseconds. Each of its ads is live and shown as it is now all the same. */
  choiceMs: number
}

/** Where the ads are chosen. */
type SearchedOf = LiveIndex['upToDate']

/** Of a choice. */
const BYTES = 2000

/**
 * Live ads around one: those that a buyer may want instead, and its price among comparable ones.
 *
 * @returns a function that throws AppError `ad.not_found` for an ad that was never public
 */
export function createSimilarAds({
  db,
  reference,
  index,
  cards,
  maxBytes,
  figures,
  choiceMs,
}: Dependencies) {
  const choices = createKeptValues<Choice>(maxBytes, figures)
  index.onChange((change) => {
    if (change.kind === 'ad') choices.drop(change.adId)
    else if (change.kind === 'all') choices.clear()
  })

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

  async function choose(id: string, searchedOf: SearchedOf): Promise<Choice> {
    const validUntil = Date.now() + choiceMs
    const row = await readSubject(db, id)
    if (!row) throw new AppError('ad.not_found')
    const { adType } = row
    const kept = { adType, group: '', validUntil, size: BYTES }
    const around = await nearby(row.cityId)
    const searched = await searchedOf(adType)
    if (!searched) return { ...kept, ids: [], market: null }
    const subject = subjectFilters(formOf(adType), row)
    const ids = similarIds(searched.segment, row, subject, around)
    return { ...kept, ids, market: marketPriceOf(searched.segment, row, subject) }
  }

  async function keptChoice(id: string): Promise<Choice> {
    const load = async () => new Map([[id, await choose(id, index.upToDate)]])
    return (await choices.read([id], load)).get(id) as Choice
  }

  /** The choice without the ads that have gone since. */
  async function chooseLive(id: string) {
    await index.allUpToDate()
    const { adType, ids, market } = await keptChoice(id)
    const segment = (await index.upToDateAgain()).get(adType)?.segment
    const live = ids.filter((one) => segment?.slotOf(Number(one)) !== undefined)
    return { ids: live, market, revision: index.revision() }
  }

  async function answered(id: string): Promise<KeptAnswer> {
    const { chosen, byId } = await readSettledCards({
      index,
      cards,
      isCurrent: ({ revision }) => revision === index.revision(),
      choose: () => chooseLive(id),
      idsOf: ({ ids }) => ids,
    })
    const { ids, market } = chosen
    const live = ids.flatMap((one) => byId.get(one) ?? [])
    const end = Buffer.from(`],"market":${JSON.stringify(market)}}`)
    return keptJson(similarAds, [Buffer.from('{"items":['), ...listedJson(live), end])
  }

  /**
   * While the index is read anew: chosen in the former one, which ads are live and how they look is PostgreSQL's. Not by way of the
   * kept choices, where one that was begun before waits for the index.
   */
  async function answeredBeside(id: string): Promise<KeptAnswer> {
    const { ids, market } = await choose(id, async (adType) => index.former().get(adType))
    return keptAnswer(similarAds, { items: await readLiveListed(db, ids), market })
  }

  return async (id: string): Promise<KeptAnswer> =>
    (await index.unlessReadAnew(() => answered(id))) ?? answeredBeside(id)
}
