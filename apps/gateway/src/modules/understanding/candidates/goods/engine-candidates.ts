import type { Engines } from '@trassa/catalog/dictionaries/engines-data'
import type { Token } from '@trassa/catalog/names/spelling-key'
import { rowOf } from '../../reading/named-spans.ts'
import type { TypeFields } from '../../reading/type-fields.ts'
import type { Candidate, EngineSpan, Known, Spans } from '../candidate.ts'

/** Words of the code of an engine at most: "двигатель 1zz fe". */
const LONGEST_CODE = 4
/** It speaks for the types of parts that it is for, the first of them most. */
const OF_TYPE = 7
const OF_FURTHER_TYPE = 5.5

/** The engines that a query names, of several that begin with the same word the one with the longest code. */
export function engineSpans(tokens: readonly Token[], engines: Engines): EngineSpan[] {
  return [...tokens.keys()].flatMap((from) => {
    let key = ''
    let longest: EngineSpan[] = []
    for (const [further, token] of tokens.slice(from, from + LONGEST_CODE).entries()) {
      key += token.key
      const engine = engines.get(key)
      const isInOne = further > 0 && tokens[from]?.end === tokens[from + 1]?.start
      if (engine) longest = [{ mask: rowOf(from, further + 1), engine, isInOne }]
    }
    return longest
  })
}

/** A part is looked for by the engine that it is for: "гбц 1zz" is of a Toyota. The code stays in the text. */
export function engineCandidates(
  fields: TypeFields,
  { engines, parts, marks: named, hasRow }: Pick<Spans, 'engines' | 'parts' | 'marks' | 'hasRow'>,
  known: Pick<Known, 'marksOf'>,
): Candidate[] {
  // "марк 2 1jz" is a car with that engine.
  if (!fields.isParts || (parts === 0 && hasRow)) return []
  const own = known.marksOf(fields)
  return engines.flatMap(({ mask, engine: { types, marks } }): Candidate[] => {
    const place = types.indexOf(fields.adType)
    const ids = marks.filter((id) => own.has(id))
    if (place < 0 || ids.length === 0) return []
    const weight = place === 0 ? OF_TYPE : OF_FURTHER_TYPE
    // "двигатель 406" names the part as well, "камаз 740" the mark.
    const code = mask & ~parts & ~named || mask
    return [{ mask: code, weight, staysInText: true, meaning: { kind: 'marks', ids } }]
  })
}
