/** Shorter words are not taken for mistyped ones. */
const SHORTEST = 5
/** From this length on two mistakes are forgiven. */
const LONG = 8

/** A word without each of its letters, and without two of them where it is long. */
function deletions(word: string): Set<string> {
  const once = withoutOne([word])
  return new Set([word, ...once, ...(word.length >= LONG ? withoutOne(once) : [])])
}

const withoutOne = (words: Iterable<string>): Set<string> =>
  new Set(
    Array.from(words, (word) =>
      Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
    ).flat(),
  )

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

/** Words by what is left of them without some letters, so that a mistyped word finds those that it is like. */
export function* makeSimilarWords(words: ReadonlySet<string>): Generator<void, SimilarWords> {
  const byDeletion = new Map<string, string[]>()
  for (const word of words) {
    yield
    if (word.length < SHORTEST - 1) continue
    for (const deletion of deletions(word)) {
      const same = byDeletion.get(deletion)
      if (same) same.push(word)
      else byDeletion.set(deletion, [word])
    }
  }

  return (word) => {
    if (word.length < SHORTEST) return []
    const most = word.length >= LONG ? 2 : 1
    const candidates = new Set(
      [...deletions(word)].flatMap((deletion) => byDeletion.get(deletion) ?? []),
    )
    const near = [...candidates].map((other) => ({ other, far: distance(word, other, most) }))
    const least = Math.min(...near.map(({ far }) => far))
    return least > most ? [] : near.filter(({ far }) => far === least).map(({ other }) => other)
  }
}
