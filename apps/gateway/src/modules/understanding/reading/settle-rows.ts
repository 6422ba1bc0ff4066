import type { Candidate, Known } from './candidates.ts'

type NamedRows = Extract<Candidate['meaning'], { kind: 'models' | 'generations' }>

/** Names of marks, models and generations that a query holds, each with the rows that it may mean. */
export interface ChosenRows {
  marks: readonly (readonly string[])[]
  models: readonly NamedRows[]
  generations: readonly NamedRows[]
}

/** The rows that are meant together. */
interface SettledRows {
  marks: string[]
  models: string[]
  generations: string[]
  score: number
}

/** A model whose mark is named, and a generation whose model is. */
export const FITS_PARENT = 4
/** A further name of what is named already: `Волга 3110`. */
const SAME_AGAIN = -2
/** Another mark: `Урал или Днепр`. */
const ANOTHER_MARK = -4
/** Another model, which is seldom meant: most names of two words are one model's. */
const ANOTHER = -7.1
/** A mark that people know well is meant without being named. */
const KNOWN_MARK = 0.5
const UNKNOWN_MARK = -1.5

/** What several names have in common where they have; else all rows of all of them. */
function meantTogether(named: readonly (readonly string[])[]) {
  let ids = new Set(named[0])
  let score = 0
  let isOne = true
  for (const more of named.slice(1)) {
    const common = more.filter((id) => ids.has(id))
    score += common.length > 0 ? SAME_AGAIN : ANOTHER
    isOne &&= common.length > 0
    ids = common.length > 0 ? new Set(common) : new Set([...ids, ...more])
  }
  return { ids: [...ids], score, isOne }
}

/** Those with the greatest popularity. */
function mostPopular(ids: readonly string[], { popularityOf }: Known): string[] {
  const most = Math.max(...ids.map(popularityOf))
  return ids.filter((id) => popularityOf(id) === most)
}

const unique = (values: Iterable<string | undefined>): string[] =>
  [...new Set(values)].filter((value) => value !== undefined)

/** @returns `undefined` where they contradict each other */
export function settleRows(chosen: ChosenRows, known: Known): SettledRows | undefined {
  let score = 0
  let marks = unique(chosen.marks.flat())
  if (chosen.marks.length > 1) score += ANOTHER_MARK * (chosen.marks.length - 1)

  let models: string[] = []
  if (chosen.models.length > 0) {
    const named = chosen.models.map(({ ids }) =>
      marks.length > 0 ? ids.filter((id) => marks.includes(known.markOf(id) ?? '')) : ids,
    )
    if (named.some((ids) => ids.length === 0)) return undefined
    const together = meantTogether(named)
    score += together.score
    models = together.ids
    if (marks.length > 0) {
      score += FITS_PARENT * named.length
      marks = unique(models.map(known.markOf))
    } else {
      if (chosen.models.some(({ needsParent }) => needsParent)) return undefined
      const parts = together.isOne ? [models] : named
      const popular = parts.map((ids) => mostPopular(unique(ids.map(known.markOf)), known))
      models = parts.flatMap((ids, place) =>
        ids.filter((id) => popular[place]?.includes(known.markOf(id) ?? '')),
      )
      marks = unique(popular.flat())
      score += known.popularityOf(marks[0] ?? '') > 0 ? KNOWN_MARK : UNKNOWN_MARK
    }
  }

  let generations: string[] = []
  if (chosen.generations.length > 0) {
    const fits = (id: string): boolean => {
      const model = known.modelOf(id)
      if (model === undefined) return false
      return models.length > 0
        ? models.includes(model)
        : marks.length === 0 || marks.includes(known.markOf(model) ?? '')
    }
    const named = chosen.generations.map(({ ids }) => ids.filter(fits))
    if (named.some((ids) => ids.length === 0)) return undefined
    const isAlone = models.length === 0
    if (isAlone && chosen.generations.some(({ needsParent }) => needsParent)) return undefined
    const together = meantTogether(named)
    score += together.score + (isAlone ? 0 : FITS_PARENT * named.length)
    generations = together.ids
    const parents = unique(generations.map(known.modelOf))
    models = isAlone ? mostPopular(parents, known) : parents
    generations = generations.filter((id) => models.includes(known.modelOf(id) ?? ''))
    if (isAlone) marks = unique(models.map(known.markOf))
  }
  return { marks, models, generations, score }
}
