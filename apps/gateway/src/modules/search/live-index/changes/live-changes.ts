import type { AdType } from '@trassa/contracts/enumerations/ads'

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
  /** Changes that count for every type. */
  let ofAll = 0
  let revision = 0

  return {
    /** Calls `listener` for each change from now on. @returns a function that ends it. */
    onChange: (listener: Listener): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Grows with every change that may alter an answer about the type. */
    revisionOf: (adType: AdType): number => ofAll + (revisions.get(adType) ?? 0),
    /** Grows with every change: while it stays, no answer from the index differs but by time. */
    revision: (): number => revision,
    /** @param adTypes the types whose answers it may alter; all of them by default. */
    tell: (change: LiveChange, adTypes?: Iterable<AdType>): void => {
      revision += 1
      if (adTypes) {
        for (const type of adTypes) revisions.set(type, (revisions.get(type) ?? 0) + 1)
      } else ofAll += 1
      for (const listener of listeners) listener(change)
    },
  }
}
