import { AD_STATS, type AdType } from '@trassa/contracts/enumerations/ads'
import type { FastifyBaseLogger } from 'fastify'
import type { IndexedRow, LiveRow } from '../live-row.ts'
import type { Segment } from '../segment.ts'
import type { LoggedChange } from './card-changes.repository.ts'
import type { LiveChanges } from './live-changes.ts'

/** Where the index reports rows that should not exist. */
export type IndexLog = Pick<FastifyBaseLogger, 'error'>

type Segments = ReadonlyMap<AdType, { segment: Segment }>

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
export function createChangeApplier(changes: LiveChanges, log: IndexLog) {
  /** One change for each seller who had or has the ad. */
  function tell(
    adId: string,
    { sellers, types }: { sellers: Iterable<string>; types: Iterable<AdType> },
    changesTotals = true,
  ): void {
    for (const sellerId of sellers)
      changes.tell({ kind: 'ad', adId, sellerId, changesTotals }, types)
  }

  /** Removes an ad; `sellerId` where the segments may not hold it. */
  function remove(adId: string, from: Segments, sellerId?: string): void {
    const sellers = new Set(sellerId === undefined ? [] : [sellerId])
    const types = new Set<AdType>()
    for (const [adType, { segment }] of from) {
      const seller = segment.sellerOf(Number(adId))
      if (seller === undefined) continue
      segment.remove(Number(adId))
      sellers.add(seller)
      types.add(adType)
    }
    tell(adId, { sellers, types })
  }

  const typesOf = (adId: string, segments: Segments): AdType[] =>
    [...segments].flatMap(([adType, { segment }]) =>
      segment.slotOf(Number(adId)) === undefined ? [] : [adType],
    )

  return {
    /** Takes in what was logged beside the rows of ads. */
    log: ({ adId, userId, isGone }: LoggedChange, segments: Segments): void => {
      if (userId === null) changes.tell({ kind: 'all' })
      else if (adId === null) changes.tell({ kind: 'seller', sellerId: userId })
      else if (isGone) remove(adId, segments, userId)
      else tell(adId, { sellers: [userId], types: typesOf(adId, segments) }, false)
    },

    /** Takes in a written row in any state. */
    write: (row: LiveRow, to: Segments): void => {
      const id = Number(row.id)
      const listed = listedType(row, log)
      const sellers = new Set([row.userId])
      const types = new Set<AdType>()
      let stays = false
      for (const [adType, { segment }] of to) {
        const seller = segment.sellerOf(id)
        if (seller !== undefined) {
          stays = adType === listed && seller === row.userId
          sellers.add(seller)
          types.add(adType)
        }
        if (adType !== listed) segment.remove(id)
      }
      if (listed) {
        to.get(listed)?.segment.upsert(row)
        types.add(listed)
      }
      tell(row.id, { sellers, types }, !stays)
    },

    /** Removes the ads whose time has passed by a moment of PostgreSQL's clock, in milliseconds. */
    expire: (segments: Segments, now: number): void => {
      for (const { segment } of segments.values()) {
        for (const id of segment.expired(now)) remove(String(id), segments)
      }
    },
  }
}
