import { oncePer } from '../../../platform/kept/once-per.ts'
import type { MarkSet, MarkSets } from '../fields/mark-sets.ts'
import { unique } from '../fields/unique.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Named } from '../lexicon/spellings.ts'

/** Models of one name, looked up once for all types. */
export interface NamedModels {
  all: readonly { id: string; markId: string }[]
  /** Those of the marks that some types have. */
  of: (marks: MarkSet) => readonly string[]
}

const NONE: readonly string[] = []

/** The models of names, found once for a name that is kept, see `Spellings`. */
export function modelsOfNames(known: Pick<Lexicon & MarkSets, 'markOf' | 'modelOf' | 'setsOf'>) {
  return {
    modelsNamed: oncePer(({ models }: Named) => namedModels(models, known)),
    /** Those that the generations are of. */
    modelsOfGenerations: oncePer(({ generations }: Named) =>
      namedModels(unique(generations.map(known.modelOf)), known),
    ),
  }
}

export const NO_MODELS: NamedModels = { all: [], of: () => NONE }

function namedModels(
  ids: readonly string[],
  { markOf, setsOf }: Pick<Lexicon & MarkSets, 'markOf' | 'setsOf'>,
): NamedModels {
  if (ids.length === 0) return NO_MODELS
  const bySet = new Map<MarkSet, string[]>()
  const all = ids.map((id) => {
    const markId = markOf(id) ?? ''
    for (const set of setsOf(markId)) {
      const same = bySet.get(set)
      if (same) same.push(id)
      else bySet.set(set, [id])
    }
    return { id, markId }
  })
  return { all, of: (marks) => bySet.get(marks) ?? NONE }
}
