import type { Engines } from '@trassa/catalog/dictionaries/engines-data'
import type { Token } from '@trassa/catalog/names/spelling-key'
import { rowOf } from './named-spans.ts'
import type { EngineSpan } from './span.ts'

/** Words of the code of an engine at most: "двигатель 1zz fe". */
const LONGEST_CODE = 4

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
