import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import type { Database } from '../../../platform/database/connect.ts'
import type { IndexStatistics } from '../../../platform/metrics/metrics.ts'
import { createTextSource, type TextSource } from '../text/database/text-source.ts'
import { followTexts } from '../text/following/follow-texts.ts'
import { createTextMatches, type TextMatches } from '../text/following/text-matches.ts'
import { createChangeApplier, type IndexLog } from './changes/apply-changes.ts'
import { createFreshness, type FreshnessOptions } from './changes/bounded-freshness.ts'
import { RELIABLE_MS } from './changes/card-changes.repository.ts'
import { createLiveChanges } from './changes/live-changes.ts'
import { readChanges, readChangesAndLog, readSnapshot } from './changes/live-rows.repository.ts'
import { loadLiveAds } from './loading/load-live-ads.ts'
import { createReload } from './loading/reload.ts'
import { type Arena, createArena } from './memory/arena.ts'
import { createSegment, type Segment } from './segment.ts'

/** Rows that are applied without yielding to the event loop. */
const BATCH = 2000
/** With more entries of the log everything is read anew. */
const LOGGED = 100_000

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
  const applyLive = createChangeApplier(changes, log)
  /** For segments that nothing is answered from yet. */
  const applySilently = createChangeApplier({ tell: () => undefined }, log)
  const texts = createTextSource(db)
  /** Replaced as a whole when everything is read anew: until then requests have the former ones. */
  let segments: Segments = new Map()
  /** What the columns of `segments` are in. */
  let arena: Arena | undefined
  /** What was visible when the index was last brought up to date. */
  let snapshot: string | undefined
  /** When that was, by PostgreSQL's clock. */
  let readAt = 0
  /** `db.interruptions()` then. A crashed server gives numbers of lost transactions to other ones. */
  let interruptions = 0
  /** Ends the background reading of words. */
  let endFollowing = (): void => undefined

  async function load(into: Arena): Promise<{ loaded: Segments; since: string }> {
    const loaded = emptySegments(texts, into)
    // Rows that change meanwhile are read again: applying a row is idempotent.
    const since = await readSnapshot(db)
    await loadLiveAds(db, loaded, log)
    return { loaded, since }
  }

  /** @returns false where the log cannot be relied on, so that everything has to be read anew. */
  async function follow(to: Segments, since: string): Promise<boolean> {
    const first = await readChangesAndLog(db, { since, size: BATCH, most: LOGGED })
    const isRecent = to !== segments || first.now - readAt < RELIABLE_MS
    if (first.logged.length > LOGGED || !isRecent) return false
    const apply = to === segments ? applyLive : applySilently
    for (const entry of first.logged) apply.log(entry, to)
    let batch: Awaited<ReturnType<typeof readChanges>> = first
    for (;;) {
      for (const row of batch.rows) apply.write(row, to)
      apply.expire(to, batch.now)
      if (batch.rows.length < BATCH) break
      batch = await readChanges(db, { since, after: batch.rows.at(-1), size: BATCH })
    }
    snapshot = first.snapshot
    readAt = first.now
    return true
  }

  const reload = createReload()

  async function readAnew(): Promise<void> {
    const ownArena = createArena()
    const { loaded, since } = await load(ownArena)
    if (!(await follow(loaded, since)))
      throw new Error('The log of changes grew faster than it was read')
    segments = loaded
    arena = ownArena
    changes.tell({ kind: 'all' })
    endFollowing()
    endFollowing = followTexts([...loaded.values()])
  }

  async function readNewChanges(): Promise<void> {
    const interruptionsNow = db.interruptions()
    const since = interruptionsNow === interruptions ? snapshot : undefined
    if (since === undefined || !(await follow(segments, since))) await reload.run(readAnew)
    interruptions = interruptionsNow
  }

  const freshness = createFreshness(readNewChanges, {
    ...options,
    // A write of this process is in its next answer.
    epoch: () => db.writes() + db.interruptions(),
  })
  const upToDate = async (): Promise<void> => {
    if (!freshness.holds()) await reload.patiently(freshness.upToDate)
  }

  return {
    /** Reads all live ads, unless that is done. */
    load: () => freshness.exact(),
    /**
     * The ads of a type, not older than the bound (`createFreshness`).
     *
     * @throws AppError `server.unavailable` where they are being read anew for long
     */
    upToDate: async (adType: AdType): Promise<SearchedType | undefined> => {
      await upToDate()
      return segments.get(adType)
    },
    /** The ads of all types, not older than the bound; throws as `upToDate`. */
    allUpToDate: async (): Promise<Segments> => {
      await upToDate()
      return segments
    },
    /**
     * Takes in what has changed, within the bound. False, without waiting, while everything is read anew: then PostgreSQL alone
     * knows what is right.
     */
    follows: async (): Promise<boolean> => {
      if (freshness.holds()) return true
      const isThere = await reload.unlessUnderWay(() => freshness.upToDate().then(() => true))
      return isThere ?? false
    },
    /** What `work` makes of the index; `undefined` as soon as that has to be read anew. */
    unlessReadAnew: reload.unlessUnderWay,
    /** The ads of all types as they were when the index was last brought up to date. */
    former: (): Segments => segments,
    /**
     * The same again for a request that had to wait for something else since. Without a bound it has what it needs: what was
     * committed before it came.
     */
    upToDateAgain: async (): Promise<Segments> => {
      if (options.bound) await upToDate()
      return segments
    },
    /** The ads of all types with everything that was committed before the call. */
    allExact: async (): Promise<Segments> => {
      await freshness.exact()
      return segments
    },
    onChange: changes.onChange,
    revisionOf: changes.revisionOf,
    changesSince: changes.changesSince,
    revision: changes.revision,
    /** Whether all live ads have been read. */
    isLoaded: (): boolean => snapshot !== undefined,
    statistics: (): IndexStatistics => ({
      sizes: snapshot
        ? Object.fromEntries([...segments].map(([type, { segment }]) => [type, segment.size]))
        : {},
      unreadTexts: [...segments.values()].reduce((sum, { matches }) => sum + matches.unread(), 0),
      columnBytes: arena?.size ?? 0,
      ageSeconds: snapshot === undefined ? null : freshness.age() / 1000,
    }),
  }
}

function emptySegments(texts: TextSource, arena: Arena): Map<AdType, SearchedType> {
  return new Map(
    AD_TYPES.map((adType) => {
      const segment = createSegment(formOf(adType), arena)
      return [adType, { segment, matches: createTextMatches(segment, texts) }]
    }),
  )
}
