import type { Token } from '@trassa/catalog/names/spelling-key'
import { isSkipped } from '../lexicon/labels.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { union } from './masks.ts'
import { isWithinWord } from './named-spans.ts'
import type { NamedSpan, WordSpan } from './span.ts'

/** Shorter numbers within words are none of models: "л4н3". */
const LEAST_OF_NUMBER = 3
/** Letters of a word by which models of a named mark are known: "клаас лексион". */
const LEAST_OF_WORD = 5

/** The words of a query with the rows that it names whose names have them; each is looked up once for all types. */
export function wordSpans(
  tokens: readonly Token[],
  named: readonly NamedSpan[],
  { modelWords: { withWord } }: Lexicon,
): WordSpan[] {
  const marks = new Set(named.flatMap((span) => span.named.marks))
  const ordinary = union(
    named.filter(({ named: { isOrdinary, isNoise } }) => isOrdinary || isNoise),
  )
  const models = Map.groupBy(
    named.flatMap((span) => [...span.models.all, ...span.modelsOfGenerations.all]),
    ({ markId }) => markId,
  )
  return tokens.flatMap(({ key, text, isNumber }, place) => {
    const isPart = text.length < LEAST_OF_NUMBER && isWithinWord(tokens, place)
    if (isSkipped(text) || isPart) return []
    const modelsWithWord = new Set<string>()
    for (const [mark, ofMark] of models) {
      const known = withWord(mark, key)
      if (known.size === 0) continue
      for (const { id } of ofMark) if (known.has(id)) modelsWithWord.add(id)
    }
    const isOfMark = isNumber || (text.length >= LEAST_OF_WORD && !(ordinary & (1 << place)))
    const marksWithWord = isOfMark ? [...marks].filter((id) => withWord(id, key).size > 0) : []
    const rows = { models: modelsWithWord, marks: new Set(marksWithWord) }
    return [{ mask: 1 << place, key, text, isNumber, ...rows }]
  })
}
