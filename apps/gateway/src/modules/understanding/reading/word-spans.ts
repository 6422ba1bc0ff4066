import type { Token } from '@trassa/catalog/names/spelling-key'
import { isSkipped } from '../lexicon/labels.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { NamedSpan, WordSpan } from './candidate.ts'

/** The words of a query with the rows that it names whose names have them; each is looked up once for all types. */
export function wordSpans(
  tokens: readonly Token[],
  named: readonly NamedSpan[],
  { markOf, modelWords }: Lexicon,
): WordSpan[] {
  const marks = [...new Set(named.flatMap((span) => span.named.marks))]
  const models = [
    ...new Set(named.flatMap((span) => [...span.named.models, ...span.modelsOfGenerations])),
  ]
  return tokens.flatMap(({ key, text, isNumber }, place) => {
    if (isSkipped(text)) return []
    const isInName = (model: string) => modelWords.withWord(markOf(model) ?? '', key).has(model)
    const hasModel = (mark: string) => modelWords.withWord(mark, key).size > 0
    const rows = {
      models: new Set(models.filter(isInName)),
      marks: new Set(isNumber ? marks.filter(hasModel) : []),
    }
    return [{ mask: 1 << place, key, text, isNumber, ...rows }]
  })
}
