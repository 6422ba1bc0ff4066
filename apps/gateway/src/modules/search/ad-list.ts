import type { CallArguments } from '@trassa/contracts/call'
import { type filterAds, PAGE_SIZE, VIP_PLACES } from '@trassa/contracts/calls/filter'
import { encodeCursor } from '../../platform/keyset/cursor.ts'
import { listedJson, shortJson } from './cards/card-json.ts'
import type { LiveCard } from './cards/live-card.ts'
import type { LiveCards } from './cards/live-cards.ts'
import { readSettledCards } from './cards/settled-cards.ts'
import type { FindList, Found } from './find-list.ts'
import { type PageChanges, pageChanges } from './list-changes/page-changes.ts'
import { AFTER_TOTAL, BEFORE_TOTAL } from './list-changes/with-total.ts'
import { cursorPosition } from './list-order.ts'
import { countBits } from './live-index/bitset.ts'
import type { LiveIndex, SearchedType } from './live-index/live-index.ts'
import { vipTurnEnd, vipWindow } from './vip-window.ts'

type Query = CallArguments<typeof filterAds, 'output'>['query']

/** The JSON of a page of a list, in parts, and from when on it is another one though no ad changes. */
export interface AdListJson {
  parts: Buffer[]
  validUntil: number
  total: number
  /** Absent where only a new selection can tell what changes of ads do to it. */
  changes: PageChanges | undefined
}

interface ChosenPage {
  ids: string[]
  vips: string[]
  total: number
  nextCursor: string | null
  now: number
  changes: PageChanges | undefined
}

/** Of a list that cannot hold any ad. */
const EMPTY: ChosenPage = {
  ids: [],
  vips: [],
  total: 0,
  nextCursor: null,
  now: 0,
  changes: () => 0,
}

function chosenPage(found: Found, cursor: string | undefined): ChosenPage {
  const { segment, bits, sort } = found
  const position = cursorPosition(sort, cursor)
  const after = position && { key: position.key, id: Number(position.id) }
  const page = segment.page(bits, { sort, after, size: PAGE_SIZE + 1 })
  const shown = page.slice(0, PAGE_SIZE)
  const next = page[PAGE_SIZE]
  const last = page.length > PAGE_SIZE ? shown.at(-1) : undefined
  const now = Date.now()
  return {
    ids: shown.map(({ id }) => id),
    vips: after ? [] : vipWindow(segment.vipsAmong(bits, now), VIP_PLACES, now).map(String),
    total: countBits(bits),
    nextCursor: last ? encodeCursor([sort, last.key, last.id]) : null,
    now,
    changes: pageChanges(found, {
      sort,
      after,
      next: next && { key: next.key, id: Number(next.id) },
    }),
  }
}

const text = (json: string) => Buffer.from(json)

function listJson(
  { vips, total, nextCursor, now, changes }: ChosenPage,
  items: readonly LiveCard[],
  vipCards: readonly LiveCard[],
): AdListJson {
  const ends = [...items, ...vipCards].map(({ validUntil }) => validUntil)
  return {
    parts: [
      text('{"items":['),
      ...listedJson(items),
      ...(vips.length > 0 ? [text('],"vip":['), ...shortJson(vipCards)] : []),
      text(`${BEFORE_TOTAL}${total}${AFTER_TOTAL}${JSON.stringify(nextCursor)}}`),
    ],
    total,
    changes,
    validUntil: Math.min(...ends, vips.length > 0 ? vipTurnEnd(now) : Number.POSITIVE_INFINITY),
  }
}

interface Dependencies {
  index: Pick<LiveIndex, 'upToDateAgain' | 'revisionOf'>
  find: FindList
  cards: LiveCards
}

/** Makes a page of a list (spec §7: filter-ads) of the finished cards of its ads. */
export function createAdList({ index, find, cards }: Dependencies) {
  return async (query: Query, given: SearchedType | undefined): Promise<AdListJson> => {
    let searched = given
    const { chosen, byId } = await readSettledCards({
      index,
      cards,
      revision: () => index.revisionOf(query.ad_type),
      choose: async () => {
        const found = await find(query.ad_type, query, searched)
        searched = undefined
        return found ? chosenPage(found, query.cursor) : EMPTY
      },
      idsOf: ({ ids, vips }) => [...new Set([...ids, ...vips])],
    })
    const cardsOf = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? [])
    return listJson(chosen, cardsOf(chosen.ids), cardsOf(chosen.vips))
  }
}
