/** Names by their keys, in ascending order of keys, so that those with a common beginning stand together. */
export interface PrefixIndex {
  /** How many keys there are. */
  size: number
  /** The places of the keys that begin with a prefix: from the first up to, but without, the last. */
  rangeOf: (prefix: string) => [from: number, to: number]
  /** Whether the key at a place is the whole prefix that it was found by. */
  isWhole: (place: number, prefix: string) => boolean
  /** The entry that the key at a place names. */
  entryAt: (place: number) => number
  /** See `PrefixKey`. */
  isAside: (place: number) => boolean
}

/** A key and what it names. */
export interface PrefixKey {
  key: string
  entry: number
  /** It is not how the name begins: an end of it (`новгород`), or another name (`крузак`). */
  isAside: boolean
}

/** Keys are sorted in portions of those that begin alike. */
const SAME_BEGINNING = 2

/** The bit of `isAside`. */
const ASIDE = 1

/** Makes an index, a portion of keys at a time (`inSlices`). */
export function* makePrefixIndex(source: Iterable<PrefixKey>): Generator<void, PrefixIndex> {
  const portions = new Map<string, PrefixKey[]>()
  for (const one of source) {
    const beginning = one.key.slice(0, SAME_BEGINNING)
    const portion = portions.get(beginning)
    if (portion) portion.push(one)
    else portions.set(beginning, [one])
    yield
  }
  const keys: string[] = []
  const named: number[] = []
  for (const beginning of [...portions.keys()].sort(byCode)) {
    const portion = portions.get(beginning) ?? []
    portion.sort((a, b) => byCode(a.key, b.key))
    for (const { key, entry, isAside } of portion) {
      keys.push(key)
      named.push(entry * 2 + (isAside ? ASIDE : 0))
    }
    yield
  }
  const entries = Int32Array.from(named)

  /** The first place whose key is not before `key`. */
  function firstFrom(key: string): number {
    let [low, high] = [0, keys.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((keys[middle] as string) < key) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    size: keys.length,
    rangeOf: (prefix) => [firstFrom(prefix), firstFrom(`${prefix}\uffff`)],
    isWhole: (place, prefix) => keys[place]?.length === prefix.length,
    entryAt: (place) => (entries[place] as number) >> 1,
    isAside: (place) => ((entries[place] as number) & ASIDE) !== 0,
  }
}

/** As `<` compares, which the search relies on; not by a locale. */
const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
