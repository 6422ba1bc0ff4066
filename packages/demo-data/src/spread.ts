/**
 * So many items, each as often as its weight says and evenly spread (smooth weighted round-robin): a small
 * demo has the popular ones in their shares, and all of them.
 */
export function spread<T>(items: readonly T[], weight: (item: T) => number, count: number): T[] {
  const total = items.reduce((sum, item) => sum + weight(item), 0)
  const credits = items.map(() => 0)
  return Array.from({ length: count }, () => {
    let best = 0
    for (const [index, item] of items.entries()) {
      credits[index] = (credits[index] ?? 0) + weight(item)
      if ((credits[index] ?? 0) > (credits[best] ?? 0)) best = index
    }
    credits[best] = (credits[best] ?? 0) - total
    const chosen = items[best]
    if (chosen === undefined) throw new RangeError('Nothing to spread')
    return chosen
  })
}

/** A prime, so that the sequence and the one of lifecycles, which has a hundred places, do not go in step. */
const PLACES = 211

/**
 * Chooses by the rank of an ad among those of its type: each item as often as its weight says, so that the
 * ads of a small demo have all of them.
 */
export function inShares<T>(
  items: readonly T[],
  weight: (item: T) => number = () => 1,
): (rank: number) => T {
  const places = spread(items, weight, PLACES)
  return (rank) => {
    const chosen = places[rank % PLACES]
    if (chosen === undefined) throw new RangeError(`No rank ${rank}`)
    return chosen
  }
}

/**
 * Chooses by the rank of an ad among those of its type: every second one is of the popular items, in the
 * shares of their weights; `null` stands for the others.
 */
export function popularHalf<T>(
  items: readonly T[],
  weight: (item: T) => number,
): (rank: number) => T | null {
  const places = spread(items, weight, PLACES)
  return (rank) => (rank % 2 === 0 ? (places[(rank >> 1) % PLACES] ?? null) : null)
}
