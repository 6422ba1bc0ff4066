/** A stretch of memory, in bytes. */
interface Extent {
  at: number
  length: number
}

/**
 * Which stretches of a growing memory are free: the first one that is long enough is taken, and neighbours become one again.
 *
 * @param extend makes the memory longer by at least so many bytes and tells by how many
 */
export function createExtents(extend: (length: number) => Extent) {
  /** By address; no two of them touch. */
  const free: Extent[] = []

  function indexAfter(at: number): number {
    let [low, high] = [0, free.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((free[middle] as Extent).at < at) low = middle + 1
      else high = middle
    }
    return low
  }

  function give(extent: Extent): void {
    const index = indexAfter(extent.at)
    const before = free[index - 1]
    const after = free[index]
    const joinsBefore = before && before.at + before.length === extent.at
    const joinsAfter = after && extent.at + extent.length === after.at
    const joined = {
      at: joinsBefore ? before.at : extent.at,
      length: extent.length + (joinsBefore ? before.length : 0) + (joinsAfter ? after.length : 0),
    }
    const start = joinsBefore ? index - 1 : index
    free.splice(start, Number(!!joinsBefore) + Number(!!joinsAfter), joined)
  }

  function take(length: number): number {
    const index = free.findIndex((extent) => extent.length >= length)
    const extent = free[index]
    if (!extent) {
      give(extend(length))
      return take(length)
    }
    const { at } = extent
    extent.at += length
    extent.length -= length
    if (extent.length === 0) free.splice(index, 1)
    return at
  }

  return { take, give }
}
