import { visitAll } from '../../../platform/concurrency/in-slices.ts'

/** Names by their keys, in ascending order of keys, so that those with a common beginning stand together. */
export interface PrefixIndex {
  /** How many keys there are. */
  size: number
  /** The places of the keys that begin with a prefix: from the first up to, but without, the last. Those below `whole` are the prefix itself. */
  rangeOf: (prefix: string) => { from: number; whole: number; to: number }
  /** The entry that the key at a place names. */
  entryAt: (place: number) => number
  /** See `PrefixedEntry`. */
  isAside: (place: number) => boolean
}

/** An entry that a key names. */
export interface PrefixedEntry {
  entry: number
  /** The key is not how its name begins: an end of it (`новгород`), or another name (`крузак`). */
  isAside: boolean
}

/** The bit of `isAside`. */
const ASIDE = 1

/** Keys are sorted in portions of those that begin alike. */
const SAME_BEGINNING = 2

/** Makes an index, a portion of keys at a time (`inSlices`). @param entriesOf what a key names; each entry once */
export function* makePrefixIndex(
  source: readonly string[],
  entriesOf: (key: string) => readonly PrefixedEntry[],
): Generator<void, PrefixIndex> {
  const portions = new Map<string, string[]>()
  yield* visitAll(source, (key) => {
    const beginning = key.slice(0, SAME_BEGINNING)
    const portion = portions.get(beginning)
    if (portion) portion.push(key)
    else portions.set(beginning, [key])
  })
  const keys: string[] = []
  const named: number[] = []
  for (const beginning of [...portions.keys()].sort()) {
    for (const key of portions.get(beginning)?.sort() ?? []) {
      for (const { entry, isAside } of entriesOf(key)) {
        keys.push(key)
        named.push(entry * 2 + (isAside ? ASIDE : 0))
      }
    }
    yield
  }
  const entries = Int32Array.from(named)

  /** The first place whose key is not before `key`, at `least` or later. */
  function firstFrom(key: string, least = 0): number {
    let [low, high] = [least, keys.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((keys[middle] as string) < key) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    size: keys.length,
    rangeOf: (prefix) => {
      const from = firstFrom(prefix)
      let whole = from
      while (keys[whole] === prefix) whole++
      return { from, whole, to: firstFrom(`${prefix}\uffff`, whole) }
    },
    entryAt: (place) => (entries[place] as number) >> 1,
    isAside: (place) => ((entries[place] as number) & ASIDE) !== 0,
  }
}
