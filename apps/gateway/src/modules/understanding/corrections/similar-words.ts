import { visitAll } from '../../../platform/concurrency/in-slices.ts'

/** Shorter words are not taken for mistyped ones. */
const SHORTEST = 5
/** From this length on two mistakes are forgiven. */
const LONG = 8

/** So many first letters of a word are looked up; the others are only compared. */
const PREFIX = 7

const at = (numbers: Uint32Array, place: number): number => numbers[place] ?? 0

/** A power of two, some ten times the number of words. */
const BUCKETS = 2 ** 19

/** FNV-1a, folded to a bucket. */
const FIRST_HASH = 0x811c9dc5
const hashWith = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193) >>> 0
const bucketOf = (hash: number): number => (hash ^ (hash >>> 13)) & (BUCKETS - 1)

/**
 * Makes what calls `visit` with the buckets of a word: of its beginning, and of what is left of that without one of its letters, or
 * without two where the word is long.
 */
function bucketVisitor(visit: (bucket: number) => void): (word: string) => void {
  let word = ''
  let end = 0
  function goOn(from: number, hash: number, deletions: number): void {
    if (from === end) visit(bucketOf(hash))
    else {
      goOn(from + 1, hashWith(hash, word.charCodeAt(from)), deletions)
      if (deletions > 0) goOn(from + 1, hash, deletions - 1)
    }
  }
  return (next) => {
    word = next
    end = Math.min(word.length, PREFIX)
    goOn(0, FIRST_HASH, word.length >= LONG ? 2 : 1)
  }
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
  const count = bucketVisitor((bucket) => {
    starts[bucket] = at(starts, bucket) + 1
  })
  yield* visitAll(known, count)
  let total = 0
  for (let bucket = 0; bucket <= BUCKETS; bucket++) {
    total += at(starts, bucket)
    starts[bucket] = total
  }
  const places = new Uint32Array(total)
  let filled = 0
  const fill = bucketVisitor((bucket) => {
    const start = at(starts, bucket) - 1
    starts[bucket] = start
    places[start] = filled
  })
  yield* visitAll(known, (word, place) => {
    filled = place
    fill(word)
  })

  return (word) => {
    if (word.length < SHORTEST) return []
    const most = word.length >= LONG ? 2 : 1
    const candidates = new Set<number>()
    const look = bucketVisitor((bucket) => {
      for (const place of places.subarray(at(starts, bucket), at(starts, bucket + 1)))
        candidates.add(place)
    })
    look(word)
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
