import { unique } from '../fields/unique.ts'

export interface Beside {
  /** Meant beside the name before it: "или". */
  isAlternative: boolean
}

/** A further name of what is named already: `Волга 3110`. */
const SAME_AGAIN = -2
/** Another model, which is seldom meant: most names of two words are one model's. */
const ANOTHER = -6.9

interface NamedIds extends Beside {
  ids: readonly string[]
  own?: readonly string[] | undefined
}

/** What names have in common where they have ("Волга 3110"), the others beside it: of "жигули пятёрка или семёрка" the 2105 and the 2107. */
export function meantTogether(named: readonly NamedIds[], another = ANOTHER) {
  const parts: Pick<NamedIds, 'ids' | 'own'>[] = []
  let score = 0
  for (const { ids, own, isAlternative } of named) {
    const last = parts.at(-1)
    const common = last ? ids.filter((id) => last.ids.includes(id)) : []
    if (last && !isAlternative) score += common.length > 0 ? SAME_AGAIN : another
    if (last && common.length > 0) last.ids = common
    else parts.push({ ids, own })
  }
  return { ids: unique(parts.flatMap(({ ids }) => ids)), parts, score }
}
