import type { CallArguments } from '@trassa/contracts/call'
import {
  type filterAds,
  type ListMatch,
  PAGE_SIZE,
  VIP_PLACES,
} from '@trassa/contracts/calls/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { encodeCursor } from '../../platform/keyset/cursor.ts'
import { listedJson, shortJson } from './cards/card-json.ts'
import type { LiveCard } from './cards/live-card.ts'
import type { LiveCards } from './cards/live-cards.ts'
import { readSettledCards } from './cards/settled-cards.ts'
import type { FindList, Found } from './find-list.ts'
import { NO_CHANGES, type PageChanges, pageChanges } from './list-changes/page-changes.ts'
import { AFTER_TOTAL, BEFORE_TOTAL } from './list-changes/with-total.ts'
import { cursorPosition } from './list-order.ts'
import { countBits } from './live-index/bitset.ts'
import type { LiveIndex, SearchedType } from './live-index/live-index.ts'
import { listPage, type PagedAd } from './relevance/list-page.ts'
import { reasonsOf } from './relevance/reasons.ts'
import { isByRelevance } from './relevance/tiers.ts'
import { vipTurnEnd, vipWindow } from './vip-window.ts'

type Query = CallArguments<typeof filterAds, 'output'>['query'] & { ad_type: AdType }

/** The JSON of a page of a list, in parts, and from when on it is another one though no ad changes. */
export interface AdListJson {
  parts: Buffer[]
  validUntil: number
  total: number
  /** Of the type, which the page is of; absent where it may be of several. */
  revision: number | undefined
  /** Absent where only a new selection can tell what changes of ads do to it. */
  changes: PageChanges | undefined
  /** What `changes` keeps. */
  keptBytes: number
}

interface ChosenPage {
  shown: readonly PagedAd[]
  match: ListMatch | undefined
  vips: string[]
  total: number
  nextCursor: string | null
  now: number
  /** Of the type, when the page was chosen. */
  revision: number
  /** Whether it is of this very revision. */
  isExact: boolean
  changes: PageChanges | undefined
  /** What `changes` keeps. */
  keptBytes: number
}

/** Of a list that cannot hold any ad. */
const EMPTY: Omit<ChosenPage, 'revision'> = {
  isExact: true,
  shown: [],
  match: undefined,
  vips: [],
  total: 0,
  nextCursor: null,
  now: 0,
  changes: NO_CHANGES,
  keptBytes: 0,
}

const cursorOf = (sort: string, { key, id, tier }: PagedAd, hasTiers: boolean) =>
  hasTiers ? [sort, key, id, tier] : [sort, key, id]

function chosenPage(
  found: Found,
  cursor: string | undefined,
): Omit<ChosenPage, 'revision' | 'isExact'> {
  const { segment, sort, match, among } = found
  const bits = found.bits()
  const ranks = isByRelevance(found) ? found.ranks?.() : undefined
  const position = cursorPosition(sort, cursor)
  const after = position && { ...position, id: Number(position.id) }
  const page = listPage(found, { bits, ranks }, { after, size: PAGE_SIZE + 1 })
  const shown = page.slice(0, PAGE_SIZE)
  const next = page[PAGE_SIZE]
  const last = page.length > PAGE_SIZE ? shown.at(-1) : undefined
  const now = Date.now()
  const total = countBits(bits)
  const keptSets = [among, ...(ranks ?? []).map((rank) => rank.bits)]
  return {
    shown,
    match: total > 0 ? match : undefined,
    vips: after ? [] : vipWindow(segment.vipsAmong(bits, now), VIP_PLACES, now).map(String),
    total,
    nextCursor: last ? encodeCursor(cursorOf(sort, last, ranks !== undefined)) : null,
    now,
    changes: pageChanges(found, { ranks, after, next: next && { ...next, id: Number(next.id) } }),
    keptBytes: keptSets.reduce((sum, set) => sum + (set?.byteLength ?? 0), 0),
  }
}

const idsOf = (shown: readonly PagedAd[]) => shown.map(({ id }) => id)

const text = (json: string) => Buffer.from(json)

function listJson(
  page: ChosenPage,
  items: readonly LiveCard[],
  vipCards: readonly LiveCard[],
  reasons: readonly string[] | undefined,
): AdListJson {
  const { vips, total, nextCursor, now, match, revision, isExact, changes, keptBytes } = page
  const ends = [...items, ...vipCards].map(({ validUntil }) => validUntil)
  return {
    parts: [
      text('{"items":['),
      ...listedJson(items),
      ...(vips.length > 0 ? [text('],"vip":['), ...shortJson(vipCards)] : []),
      text(`${BEFORE_TOTAL}${total}${AFTER_TOTAL}${JSON.stringify(nextCursor)}`),
      ...(match ? [text(`,"match":"${match}"`)] : []),
      ...(reasons ? [text(`,"reasons":${JSON.stringify(reasons)}`)] : []),
      text('}'),
    ],
    total,
    revision: isExact ? revision : undefined,
    changes,
    keptBytes,
    validUntil: Math.min(...ends, vips.length > 0 ? vipTurnEnd(now) : Number.POSITIVE_INFINITY),
  }
}

interface Dependencies {
  index: Pick<LiveIndex, 'upToDateAgain' | 'revisionOf' | 'changesSince'>
  find: FindList
  cards: LiveCards
  /** Whether answers say why ads stand where they do. */
  explains?: boolean
}

/** Makes a page of a list (spec §7: filter-ads) of the finished cards of its ads. */
export function createAdList({ index, find, cards, explains = false }: Dependencies) {
  return async (query: Query, given: SearchedType | undefined): Promise<AdListJson> => {
    const revisionNow = () => index.revisionOf(query.ad_type)

    async function choose(searched: SearchedType | undefined): Promise<ChosenPage> {
      const found = await find(query.ad_type, query, searched)
      const revision = revisionNow()
      if (!found) return { ...EMPTY, revision }
      const isExact = found.revision === revision
      return { ...chosenPage(found, query.cursor), revision, isExact }
    }

    /** By how much the total has changed since; `undefined` where more may have. */
    function changesSince({ revision, isExact, changes }: ChosenPage) {
      if (revision === revisionNow()) return { difference: 0, rest: changes }
      const since = isExact ? index.changesSince(query.ad_type, revision) : undefined
      return since && changes?.(since)
    }

    let searched = given
    const { chosen, byId } = await readSettledCards({
      index,
      cards,
      isCurrent: (page) => changesSince(page) !== undefined,
      choose: () => {
        const type = searched
        searched = undefined
        return choose(type)
      },
      idsOf: ({ shown, vips }) => [...new Set([...idsOf(shown), ...vips])],
    })
    const cardsOf = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? [])
    const changed = changesSince(chosen)
    const page: ChosenPage =
      changed === undefined
        ? { ...chosen, isExact: false }
        : {
            ...chosen,
            total: chosen.total + changed.difference,
            changes: changed.rest,
            revision: revisionNow(),
          }
    const shown = chosen.shown.filter(({ id }) => byId.has(id))
    const reasons = explains ? reasonsOf(shown) : undefined
    return listJson(page, cardsOf(idsOf(shown)), cardsOf(chosen.vips), reasons)
  }
}
