import type { TypeFields } from '../fields/type-fields.ts'
import type { Spans } from '../spans/span.ts'
import type { Candidate } from './candidate.ts'

/** A number that is in a model's name, and a word. */
const NUMBER_OF_MODEL = 3
const WORD_OF_MODEL = 1

const RESTYLED = /^(?:рест|рестайл|рестайлинг|рестайлинговый|рестайлинговая|facelift|фейслифт)$/
const NOT_RESTYLED = /^(?:дорест|дорестайл|дорестайлинг|дорестайлинговый|дорестайлинговая)$/
const RESTYLING = 5

export const isRestyling = (word: string): boolean => RESTYLED.test(word) || NOT_RESTYLED.test(word)

/** Words that choose among the generations of a model. */
export const restylingCandidates = (
  { words }: Spans,
  { hasGenerations }: TypeFields,
): Candidate[] =>
  !hasGenerations
    ? []
    : words.flatMap(({ mask, text }): Candidate[] => {
        if (!isRestyling(text)) return []
        const meaning = { kind: 'restyling', isRestyled: RESTYLED.test(text) } as const
        return [{ mask, weight: RESTYLING, meaning }]
      })

/** Words of the names of models that other words of the query mean, or whose mark they mean. */
export function wordCandidates(
  { words }: Spans,
  candidates: readonly Candidate[],
  { adType, hasGenerations }: TypeFields,
): Candidate[] {
  const meansOneOf = (kind: 'marks' | 'models', rows: ReadonlySet<string>): boolean =>
    rows.size > 0 &&
    candidates.some(
      ({ meaning }) => meaning.kind === kind && meaning.ids.some((id) => rows.has(id)),
    )
  return words.flatMap(({ mask, key, isNumber, marks, models }): Candidate[] => {
    // A propeller for a "yamaha 9.9-15" is for motors of so many horses.
    if (isNumber && adType === 'moto_parts_hydro') return []
    // Cars have names: "лада спорт" is none.
    const isOfMark = (isNumber || !hasGenerations) && meansOneOf('marks', marks)
    if (!isOfMark && !meansOneOf('models', models)) return []
    const weight = isNumber || isOfMark ? NUMBER_OF_MODEL : WORD_OF_MODEL
    return [{ mask, weight, meaning: { kind: 'modelWord', key } }]
  })
}
