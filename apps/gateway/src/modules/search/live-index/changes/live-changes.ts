import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { AdChange } from '../ad-state.ts'
import { createRecentChanges, type RecentChanges } from './recent-changes.ts'

/** Something that the index has taken in. What was kept of it before is void from then on. */
export type LiveChange =
  /**
   * The row of an ad was written, what is shown of it has changed, or the ad is gone or expired. With `changesTotals` its seller may
   * show one ad more or less; not where a listed ad stays in its list.
   */
  | { kind: 'ad'; adId: string; sellerId: string; changesTotals: boolean }
  /** What cards and pages show of a seller. */
  | { kind: 'seller'; sellerId: string }
  /** Anything: the index was read anew, or what all ads show has changed (the name of a city). */
  | { kind: 'all' }

type Listener = (change: LiveChange) => void

export type LiveChanges = ReturnType<typeof createLiveChanges>

/**
 * Tells what depends on the index what has changed, after the index has applied it and before any request
 * is answered from it. Listeners are called synchronously. What a listener's cache reads from PostgreSQL
 * meanwhile may be older than a change that it was told: it is not to be kept.
 */
export function createLiveChanges() {
  const listeners = new Set<Listener>()
  const revisions = new Map<AdType, number>()
  const recent = new Map<AdType, RecentChanges>()
  /** Changes that count for every type. */
  let ofAll = 0
  let revision = 0

  function remember(adType: AdType, change: AdChange): void {
    revisions.set(adType, (revisions.get(adType) ?? 0) + 1)
    const ofType = recent.get(adType) ?? createRecentChanges()
    recent.set(adType, ofType)
    ofType.add(change)
  }

  const revisionOf = (adType: AdType): number => ofAll + (revisions.get(adType) ?? 0)

  return {
    /** Calls `listener` for each change from now on. @returns a function that ends it. */
    onChange: (listener: Listener): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Grows with every change that may alter an answer about the type. */
    revisionOf,
    /** What has changed in the type since a revision; `undefined` where that is too much, or anything. */
    changesSince: (adType: AdType, since: number): readonly AdChange[] | undefined => {
      const count = revisionOf(adType) - since
      return count === 0 ? [] : recent.get(adType)?.last(count)
    },
    /** Grows with every change: while it stays, no answer from the index differs but by time. */
    revision: (): number => revision,
    /** @param types the types whose answers it may alter, and what has changed there; all of them by default. */
    tell: (change: LiveChange, types?: ReadonlyMap<AdType, AdChange>): void => {
      revision += 1
      if (types) {
        for (const [adType, inType] of types) remember(adType, inType)
      } else {
        ofAll += 1
        for (const ofType of recent.values()) ofType.clear()
      }
      for (const listener of listeners) listener(change)
    },
  }
}
