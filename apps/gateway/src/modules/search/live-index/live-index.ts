import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import type { Database } from '../../../platform/database/connect.ts'
import type { IndexStatistics } from '../../../platform/metrics/metrics.ts'
import { createChangeApplier, type IndexLog, listedType } from './apply-changes.ts'
import { createFreshness, type FreshnessOptions } from './bounded-freshness.ts'
import { createLiveChanges } from './live-changes.ts'
import {
  countLiveByType,
  readChanges,
  readLiveBatch,
  readSnapshot,
} from './live-rows.repository.ts'
import { createSegment, type Segment } from './segment.ts'
import { createTextMatches, type TextMatches } from './text-matches.ts'

/** Rows that are applied without yielding to the event loop. */
const BATCH = 2000

/** The live ads of a type, and those that hold a text. */
export interface SearchedType {
  segment: Segment
  matches: TextMatches
}

type Segments = ReadonlyMap<AdType, SearchedType>

export type LiveIndex = ReturnType<typeof createLiveIndex>

/**
 * An in-memory index of the live ads of all types (decision 012). PostgreSQL is the source of truth: what this
 * process has committed before a request is in the request's answer, and what any other one has committed
 * `options.bound` before (decision 164).
 */
export function createLiveIndex(db: Database, log: IndexLog, options: FreshnessOptions = {}) {
  const changes = createLiveChanges()
  const apply = createChangeApplier(changes, log)
  /** Replaced as a whole when everything is read anew: until then requests have the former ones. */
  let segments: Segments = new Map()
  /** What was visible when the index was last brought up to date. */
  let snapshot: string | undefined
  /** `db.interruptions()` then. A crashed server gives numbers of lost transactions to other ones. */
  let interruptions = 0

  async function load(): Promise<{ loaded: Segments; since: string }> {
    const loaded = emptySegments()
    // Rows that change meanwhile are read again: applying a row is idempotent.
    const since = await readSnapshot(db)
    for (const { adType, total } of await countLiveByType(db)) {
      loaded.get(adType)?.segment.reserve(total)
    }
    let next = readLiveBatch(db, '0', BATCH)
    for (;;) {
      const rows = await next
      const last = rows.length < BATCH ? undefined : rows.at(-1)
      // The next batch is read while this one is applied.
      if (last) next = readLiveBatch(db, last.id, BATCH)
      for (const row of rows) {
        const listed = listedType(row, log)
        if (listed) loaded.get(listed)?.segment.upsert(row)
      }
      if (!last) return { loaded, since }
    }
  }

  async function readNewChanges(): Promise<void> {
    const interruptionsNow = db.interruptions()
    const known = interruptionsNow === interruptions ? snapshot : undefined
    const { loaded, since } = known ? { loaded: segments, since: known } : await load()
    let last: { changed: string; id: string } | undefined
    let seen: string | undefined
    for (;;) {
      const { rows, ...at } = await readChanges(db, { since, after: last, size: BATCH })
      for (const row of rows) apply.write(row, loaded)
      apply.expire(loaded, at.now)
      seen ??= at.snapshot
      last = rows.at(-1)
      if (rows.length < BATCH) break
    }
    if (segments !== loaded) {
      segments = loaded
      changes.tell({ kind: 'all' })
    }
    snapshot = seen
    interruptions = interruptionsNow
  }

  const freshness = createFreshness(readNewChanges, {
    ...options,
    // A write of this process is in its next answer.
    epoch: () => db.writes() + db.interruptions(),
  })
  return {
    /** Reads all live ads, unless that is done. */
    load: () => freshness.exact(),
    /** The ads of a type, not older than the bound (`createFreshness`). */
    upToDate: async (adType: AdType): Promise<SearchedType | undefined> => {
      await freshness.upToDate()
      return segments.get(adType)
    },
    /** The ads of all types, not older than the bound. */
    allUpToDate: async (): Promise<Segments> => {
      await freshness.upToDate()
      return segments
    },
    /** The ads of all types with everything that was committed before the call. */
    allExact: async (): Promise<Segments> => {
      await freshness.exact()
      return segments
    },
    onChange: changes.onChange,
    revisionOf: changes.revisionOf,
    revision: changes.revision,
    /** Whether all live ads have been read. */
    isLoaded: (): boolean => snapshot !== undefined,
    /** Live ads in memory by type, and seconds since they were last brought up to date. */
    statistics: (): IndexStatistics => ({
      sizes: snapshot
        ? Object.fromEntries([...segments].map(([type, { segment }]) => [type, segment.size]))
        : {},
      ageSeconds: snapshot === undefined ? null : freshness.age() / 1000,
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
