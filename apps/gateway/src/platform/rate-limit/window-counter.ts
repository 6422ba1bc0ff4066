/**
 * Counts in this process's memory, in windows that begin for all keys at once: at the end of one all counts are
 * dropped, so that its size is bounded by the requesters within a window.
 *
 * @param now a clock that is never set back: with one that is, a window would last that much longer.
 */
export function createWindowCounter(
  windowMs: number,
  now: () => number = performance.now.bind(performance),
) {
  const hits = new Map<string, number>()
  let endsAt = 0
  return {
    /** Counts a hit of `key`. @returns its hits in this window, and the seconds until the window ends. */
    count(key: string): { hits: number; secondsLeft: number } {
      const at = now()
      if (at >= endsAt) {
        hits.clear()
        endsAt = at + windowMs
      }
      const counted = (hits.get(key) ?? 0) + 1
      hits.set(key, counted)
      return { hits: counted, secondsLeft: (endsAt - at) / 1000 }
    },
  }
}
