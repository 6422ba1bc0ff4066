/** Shorter words are not taken for mistyped ones. */
const SHORTEST = 5
/** From this length on two mistakes are forgiven. */
const LONG = 8

/** So many first letters of a word are looked up; the others are only compared. */
const PREFIX = 7

/** The beginning of a word without each of its letters, and without two of them where the word is long. */
function deletions(word: string): Set<string> {
  const prefix = word.slice(0, PREFIX)
  const once = withoutOne([prefix])
  return new Set([prefix, ...once, ...(word.length >= LONG ? withoutOne(once) : [])])
}

const withoutOne = (words: Iterable<string>): Set<string> =>
  new Set(
    Array.from(words, (word) =>
      Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
    ).flat(),
  )

const at = (numbers: Uint32Array, place: number): number => numbers[place] ?? 0

/** A power of two, some ten times the number of words. */
const BUCKETS = 2 ** 19

/** FNV-1a, folded to a bucket. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return (hash ^ (hash >>> 13)) & (BUCKETS - 1)
}

/** How many letters have to be inserted, deleted, replaced or exchanged with their neighbour; more than `most` is `most` + 1. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isExchanged =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const ways = [
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      ]
      if (isExchanged) ways.push((before[j - 2] ?? 0) + 1)
      row.push(Math.min(...ways))
    }
    before = last
    last = row
  }
  return Math.min(last[other.length] ?? most + 1, most + 1)
}

/** Words with the fewest mistakes between them and this one: at most one, or two in a long one. */
export type SimilarWords = (word: string) => string[]

/**
 * Words by what is left of their beginning without some letters, so that a mistyped word finds those that it is like. Two arrays of numbers
 * hold them: a map of these pieces would take a hundred megabytes. Pieces that share a bucket cost a comparison.
 */
export function* makeSimilarWords(words: ReadonlySet<string>): Generator<void, SimilarWords> {
  const known = [...words].filter((word) => word.length >= SHORTEST - 1)
  /** Where the words of each bucket end, then begin. */
  const starts = new Uint32Array(BUCKETS + 1)
  for (const word of known) {
    yield
    for (const piece of deletions(word)) {
      const bucket = bucketOf(piece)
      starts[bucket] = at(starts, bucket) + 1
    }
  }
  let total = 0
  for (let bucket = 0; bucket <= BUCKETS; bucket++) {
    total += at(starts, bucket)
    starts[bucket] = total
  }
  const places = new Uint32Array(total)
  for (const [place, word] of known.entries()) {
    yield
    for (const piece of deletions(word)) {
      const bucket = bucketOf(piece)
      const start = at(starts, bucket) - 1
      starts[bucket] = start
      places[start] = place
    }
  }

  return (word) => {
    if (word.length < SHORTEST) return []
    const most = word.length >= LONG ? 2 : 1
    const candidates = new Set<number>()
    for (const piece of deletions(word)) {
      const bucket = bucketOf(piece)
      for (const place of places.subarray(at(starts, bucket), at(starts, bucket + 1)))
        candidates.add(place)
    }
    // Names are before what people make of them: "тойота" before "тайота".
    const near = Array.from(
      [...candidates].sort((a, b) => a - b),
      (place) => {
        const other = known[place] ?? ''
        return { other, far: distance(word, other, most) }
      },
    )
    const least = Math.min(...near.map(({ far }) => far))
    return least > most ? [] : near.filter(({ far }) => far === least).map(({ other }) => other)
  }
}
