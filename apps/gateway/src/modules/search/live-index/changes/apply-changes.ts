import { AD_STATS, type AdType } from '@trassa/contracts/enumerations/ads'
import type { FastifyBaseLogger } from 'fastify'
import type { TextMatches } from '../../text/following/text-matches.ts'
import type { AdChange } from '../ad-state.ts'
import type { IndexedRow, LiveRow } from '../live-row.ts'
import type { Segment } from '../segment.ts'
import type { LoggedChange } from './card-changes.repository.ts'
import type { LiveChanges } from './live-changes.ts'

/** Where the index reports rows that should not exist. */
export type IndexLog = Pick<FastifyBaseLogger, 'error'>

type Segments = ReadonlyMap<AdType, { segment: Segment; matches: Pick<TextMatches, 'isRead'> }>

/** The type that lists the row; `undefined` for a row that no list shows. */
export function listedType(row: IndexedRow, log: IndexLog): AdType | undefined {
  if (row.stat !== AD_STATS.active.stat) return undefined
  // No page of it exists: counted, it would stand in totals and never be found.
  if (row.cityId !== null) return row.adType
  log.error({ adId: String(row.id) }, 'active ad is left out of lists: it has no city')
  return undefined
}

export type ChangeApplier = ReturnType<typeof createChangeApplier>

/** Brings segments up to date and tells what depends on them. */
export function createChangeApplier(changes: Pick<LiveChanges, 'tell'>, log: IndexLog) {
  /** One change for each seller who had or has the ad; the types' answers count it once. */
  function tell(
    adId: string,
    { sellers, types }: { sellers: Iterable<string>; types: ReadonlyMap<AdType, AdChange> },
    changesTotals = true,
  ): void {
    let told = types
    for (const sellerId of sellers) {
      changes.tell({ kind: 'ad', adId, sellerId, changesTotals }, told)
      told = new Map()
    }
  }

  const sellersOf = (types: ReadonlyMap<AdType, AdChange>): string[] =>
    [...types.values()].flatMap(({ before }) => before?.sellerId ?? [])

  /** Removes an ad; `sellerId` where the segments may not hold it. */
  function remove(adId: string, from: Segments, sellerId?: string): void {
    const types = new Map<AdType, AdChange>()
    for (const [adType, { segment }] of from) {
      const before = segment.stateOf(Number(adId))
      if (!before) continue
      segment.remove(Number(adId))
      types.set(adType, { before })
    }
    const sellers = new Set(sellerId === undefined ? [] : [sellerId])
    for (const seller of sellersOf(types)) sellers.add(seller)
    tell(adId, { sellers, types })
  }

  /** What was logged of an ad changes its card alone. */
  function tellOfCard(adId: string, sellerId: string, segments: Segments): void {
    const types = new Map<AdType, AdChange>()
    for (const [adType, { segment }] of segments) {
      const state = segment.stateOf(Number(adId))
      if (state) types.set(adType, { before: state, after: state, hasSameText: true })
    }
    tell(adId, { sellers: [sellerId], types }, false)
  }

  return {
    /** Takes in what was logged beside the rows of ads. */
    log: ({ adId, userId, isGone }: LoggedChange, segments: Segments): void => {
      if (userId === null) changes.tell({ kind: 'all' })
      else if (adId === null) changes.tell({ kind: 'seller', sellerId: userId })
      else if (isGone) remove(adId, segments, userId)
      else tellOfCard(adId, userId, segments)
    },

    /** Takes in a written row in any state. */
    write: (row: LiveRow & Pick<IndexedRow, 'textHash'>, to: Segments): void => {
      const id = Number(row.id)
      const listed = listedType(row, log)
      const types = new Map<AdType, AdChange>()
      for (const [adType, { segment, matches }] of to) {
        const before = segment.stateOf(id)
        if (!before && adType !== listed) continue
        if (adType === listed) segment.upsert(row)
        else segment.remove(id)
        const after = segment.stateOf(id)
        const hasSameText = before && after && matches.isRead(after.slot)
        types.set(adType, { before, after, ...(hasSameText && { hasSameText }) })
      }
      const sellers = new Set([row.userId, ...sellersOf(types)])
      const stays = types.size === 1 && listed !== undefined && sellers.size === 1
      tell(row.id, { sellers, types }, !(stays && types.get(listed)?.before))
    },

    /** Removes the ads whose time has passed by a moment of PostgreSQL's clock, in milliseconds. */
    expire: (segments: Segments, now: number): void => {
      for (const { segment } of segments.values()) {
        for (const id of segment.expired(now)) remove(String(id), segments)
      }
    },
  }
}
