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
import { type FacetChanges, facetChanges } from './list-changes/facet-changes.ts'
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
>['query'] & { ad_type: AdType }

const NO_FACETS: Facets = { total: 0, facets: {} }
const NO_SUMMARY: Summary = { total: 0, priceFrom: null, years: null, parts: null, cities: [] }

interface Dependencies {
  index: LiveIndex
  reference: ReferenceCache
  find: FindList
  cards: LiveCards
  explains?: boolean | undefined
  maxBytes: number
  figures?: KeptFigures | undefined
  /** How old the figures of a list may be, in milliseconds. */
  figuresMs: number
}

/** A page that tells by itself what changes of ads do to it. */
function pageAnswer(answer: KeptAnswer, page: Omit<AdListJson, 'parts'>): ListAnswer {
  const { validUntil, total, revision, changes, keptBytes } = page
  const own: ListAnswer = {
    ...answer,
    validUntil,
    revision,
    keptBytes,
    after: (since) => {
      const changed = changes?.(since)
      if (!changed) return undefined
      const { difference, rest } = changed
      if (difference === 0 && rest === changes) return own
      const present = total + difference
      return pageAnswer(difference === 0 ? answer : withTotal(answer, present), {
        ...page,
        total: present,
        changes: rest,
      })
    },
  }
  return own
}

/** Counts that tell by themselves what changes of ads do to them. */
function facetsAnswer(
  answer: Omit<ListAnswer, 'after'>,
  changes: FacetChanges | undefined,
): ListAnswer {
  const own: ListAnswer = {
    ...answer,
    after: (since) => {
      const rest = changes?.(since)
      return rest && (rest === changes ? own : facetsAnswer(answer, rest))
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
  explains = false,
  maxBytes,
  figures,
  figuresMs,
}: Dependencies) {
  const kept = createKeptLists({ index, reference, maxBytes, figures })
  const adList = createAdList({ index, find, cards, explains })
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
        const { segment, filters, among, match } = found
        const counts = countFacets(segment, filters, among)
        const answer = keptAnswer(filterFacets, {
          ...counts,
          ...(match && counts.total > 0 && { match }),
        })
        const keptBytes = among?.byteLength ?? 0
        return facetsAnswer({ ...answer, revision, keptBytes }, facetChanges(found))
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
