import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import {
  filterAds,
  filterFacets,
  filterSummary,
  filterTotals,
} from '@trassa/contracts/calls/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { type KeptAnswer, keptAnswer, keptJson } from '../../platform/http/kept-answer.ts'
import type { KeptFigures } from '../../platform/kept/kept-figures.ts'
import type { ReferenceCache } from '../reference/public.ts'
import { type AdListJson, createAdList } from './ad-list.ts'
import type { LiveCards } from './cards/live-cards.ts'
import type { FindList, Found } from './find-list.ts'
import { createKeptLists, type ListAnswer } from './kept-lists.ts'
import { areFacetsSame } from './list-changes/facet-changes.ts'
import { withTotal } from './list-changes/with-total.ts'
import { countFacets } from './live-index/facets.ts'
import type { LiveIndex } from './live-index/live-index.ts'
import { summarize } from './live-index/summary.ts'
import { countAll } from './live-index/totals.ts'
import { nearCities } from './near-cities.ts'

type Facets = CallAnswer<typeof filterFacets>
type Summary = CallAnswer<typeof filterSummary>
type Query<C extends typeof filterAds | typeof filterFacets | typeof filterSummary> = CallArguments<
  C,
  'output'
>['query']

const NO_FACETS: Facets = { total: 0, facets: {} }
const NO_SUMMARY: Summary = { total: 0, priceFrom: null, years: null, parts: null, cities: [] }

interface Dependencies {
  index: LiveIndex
  reference: ReferenceCache
  find: FindList
  cards: LiveCards
  maxBytes: number
  figures?: KeptFigures | undefined
  /** How old the figures of a list may be, in milliseconds. */
  figuresMs: number
}

/** A page that tells by itself what changes of ads do to it. */
function pageAnswer(
  answer: KeptAnswer,
  page: Pick<AdListJson, 'validUntil' | 'total' | 'revision' | 'changes'>,
): ListAnswer {
  const { validUntil, total, revision, changes } = page
  const own: ListAnswer = {
    ...answer,
    validUntil,
    revision,
    after: (since) => {
      const difference = changes?.(since)
      if (difference === undefined) return undefined
      if (difference === 0) return own
      const present = total + difference
      return pageAnswer(withTotal(answer, present), { ...page, total: present })
    },
  }
  return own
}

/** The answers about lists of live ads as bytes (spec §7: filter-ads). */
export function createListAnswers({
  index,
  reference,
  find,
  cards,
  maxBytes,
  figures,
  figuresMs,
}: Dependencies) {
  const kept = createKeptLists({ index, reference, maxBytes, figures })
  const adList = createAdList({ index, find, cards })
  /** Which revision an answer is of that is made of what was found, now. */
  const revisionOf = (adType: AdType, found: Found | undefined): number | undefined => {
    const present = index.revisionOf(adType)
    return !found || found.revision === present ? present : undefined
  }

  return {
    search: (query: Query<typeof filterAds>): Promise<KeptAnswer> => {
      const question = { call: filterAds, adType: query.ad_type, query, cursor: query.cursor }
      return kept(question, async (searched) => {
        const { parts, ...page } = await adList(query, searched)
        return pageAnswer(keptJson(filterAds, parts), page)
      })
    },

    facets: (query: Query<typeof filterFacets>): Promise<KeptAnswer> =>
      kept({ call: filterFacets, adType: query.ad_type, query }, async (searched) => {
        const found = await find(query.ad_type, query, searched)
        const revision = revisionOf(query.ad_type, found)
        if (!found) return { ...keptAnswer(filterFacets, NO_FACETS), revision }
        const { segment, filters, among } = found
        const isSame = areFacetsSame(found)
        const answer: ListAnswer = {
          ...keptAnswer(filterFacets, countFacets(segment, filters, among)),
          revision,
          after: (changes) => (isSame?.(changes) ? answer : undefined),
        }
        return answer
      }),

    summary: (query: Query<typeof filterSummary>): Promise<KeptAnswer> => {
      const question = { call: filterSummary, adType: query.ad_type, query, maxAge: figuresMs }
      return kept(question, async (searched) => {
        const found = await find(query.ad_type, query, searched)
        const revision = revisionOf(query.ad_type, found)
        if (!found) return { ...keptAnswer(filterSummary, NO_SUMMARY), revision }
        const { byCity, ...summary } = summarize(found.segment, found.filters, found.among)
        const here = found.filters.find(({ key }) => key === 'cityId')
        const hereId = here?.op === 'exact' ? String(here.value) : undefined
        const { cities } = await reference.places()
        const near = nearCities(cities, byCity, hereId)
        return { ...keptAnswer(filterSummary, { ...summary, cities: near }), revision }
      })
    },

    totals: async (): Promise<KeptAnswer> => {
      const segments = await index.allUpToDate()
      return keptAnswer(
        filterTotals,
        countAll([...segments].map(([type, { segment }]) => [type, segment])),
      )
    },
  }
}
