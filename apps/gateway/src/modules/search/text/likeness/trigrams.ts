const WORDS = /[\p{L}\p{N}]+/gu

/** The trigrams of a text as pg_trgm defines them: of each of its words, with two spaces before and one after. */
export function trigramsOf(text: string): Set<string> {
  const trigrams = new Set<string>()
  for (const [word] of text.toLowerCase().matchAll(WORDS)) {
    const letters = [...`  ${word} `]
    for (let at = 0; at + 2 < letters.length; at++) {
      trigrams.add(letters.slice(at, at + 3).join(''))
    }
  }
  return trigrams
}

/** How similar two texts are, as pg_trgm's `similarity`: shared trigrams ÷ trigrams of either. */
export const similarityOf = (shared: number, some: number, others: number): number =>
  shared === 0 ? 0 : shared / (some + others - shared)
