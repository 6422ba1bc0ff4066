import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AD_STATS, AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { singleFlight } from '../../../platform/concurrency/single-flight.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { IndexStatistics } from '../../../platform/metrics/metrics.ts'
import type { LiveRow } from './live-row.ts'
import {
  countLiveByType,
  readChanges,
  readLiveBatch,
  readSnapshot,
} from './live-rows.repository.ts'
import { createSegment, type Segment } from './segment.ts'
import { createTextMatches, type TextMatches } from './text-matches.ts'

/** Rows that are taken in at a stretch; then whoever else waits for this process has his turn. */
const BATCH = 2000

/** The live ads of a type, and those that hold a text. */
export interface SearchedType {
  segment: Segment
  matches: TextMatches
}

export type LiveIndex = ReturnType<typeof createLiveIndex>

/**
 * The live ads of all types in memory, so that a list costs one look at what has changed and one at the
 * rows of its page (decision 012). PostgreSQL stays the truth: what was committed before a request
 * came is in its answer, whichever process wrote it.
 */
export function createLiveIndex(db: Database) {
  let segments: Map<AdType, SearchedType>
  /** What was visible when the index was last brought up to date. */
  let snapshot: string | undefined
  /** When that was, in milliseconds of the process's own clock. */
  let refreshedAt: number | undefined

  function take(row: LiveRow): void {
    const own = row.stat === AD_STATS.active.stat ? segments.get(row.adType) : undefined
    for (const searched of segments.values()) {
      if (searched !== own) searched.segment.remove(Number(row.id))
    }
    own?.segment.put(row)
  }

  async function load(): Promise<string> {
    segments = emptySegments()
    // What changes meanwhile is read again: taking a row in twice does no harm.
    const seen = await readSnapshot(db)
    for (const { adType, total } of await countLiveByType(db)) {
      segments.get(adType)?.segment.reserve(total)
    }
    let next = readLiveBatch(db, '0', BATCH)
    for (;;) {
      const rows = await next
      const last = rows.length < BATCH ? undefined : rows.at(-1)
      // PostgreSQL reads on while these are taken in.
      if (last) next = readLiveBatch(db, last.id, BATCH)
      for (const row of rows) segments.get(row.adType)?.segment.put(row)
      if (!last) return seen
    }
  }

  async function catchUp(): Promise<void> {
    const since = snapshot ?? (await load())
    let last: { changed: string; id: string } | undefined
    let seen: string | undefined
    for (;;) {
      const { rows, ...at } = await readChanges(db, { since, after: last, size: BATCH })
      for (const row of rows) take(row)
      for (const { segment } of segments.values()) segment.expire(at.now)
      seen ??= at.snapshot
      last = rows.at(-1)
      if (rows.length < BATCH) break
    }
    snapshot = seen
    refreshedAt = performance.now()
  }

  const fresh = singleFlight(catchUp)
  return {
    /** Reads all live ads, unless that is done. */
    load: fresh,
    /** The ads of a type as they are now. */
    fresh: async (adType: AdType): Promise<SearchedType | undefined> => {
      await fresh()
      return segments.get(adType)
    },
    /** Whether all live ads have been read. */
    isLoaded: (): boolean => snapshot !== undefined,
    /** Live ads in memory by type, and seconds since they were last brought up to date. */
    statistics: (): IndexStatistics => ({
      sizes: snapshot
        ? Object.fromEntries([...segments].map(([type, { segment }]) => [type, segment.size]))
        : {},
      ageSeconds: refreshedAt === undefined ? null : (performance.now() - refreshedAt) / 1000,
    }),
  }
}

function emptySegments(): Map<AdType, SearchedType> {
  return new Map(
    AD_TYPES.map((adType) => {
      const segment = createSegment(formOf(adType))
      return [adType, { segment, matches: createTextMatches(segment) }]
    }),
  )
}
