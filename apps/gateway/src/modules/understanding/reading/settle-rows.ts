import type { Candidate } from '../candidates/candidate.ts'
import { unique } from '../fields/unique.ts'
import { mostPopular } from '../spans/most-popular.ts'
import type { Known } from '../spans/span.ts'
import { type Beside, meantTogether } from './meant-together.ts'

type NamedRows = Extract<Candidate['meaning'], { kind: 'models' | 'generations' }> & Beside

/** Names of marks, models and generations that a query holds, each with the rows that it may mean. */
export interface ChosenRows {
  marks: readonly ({ ids: readonly string[] } & Beside)[]
  models: readonly NamedRows[]
  generations: readonly NamedRows[]
  /** Words of the names of models. */
  modelWords: readonly string[]
  restyling: readonly boolean[]
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
/** A further name of a model whose mark is named. */
const FITS_AGAIN = 1.5
/** A model beside a mark that is not its own: `Т-40 или ЮМЗ`. */
const OF_OTHER = -1
/** Another mark: `Урал или Днепр`. */
const ANOTHER_MARK = -4
/** More marks than these are those of a country, which no number is a model of: "китайский минитрактор 24 лс". */
const MOST_PARENTS = 6
/** A mark that people know well is meant without being named. */
export const KNOWN_MARK = 0.5
const UNKNOWN_MARK = -2.5

/** Of the models of each mark those whose own name it is, where there are any. */
function ownOf(ids: readonly string[], own: readonly string[], { markOf }: Known): string[] {
  const marks = new Set(own.filter((id) => ids.includes(id)).map(markOf))
  return ids.filter((id) => own.includes(id) || !marks.has(markOf(id)))
}

/** A model has to be so much more popular than its namesake of a more popular mark. */
const CLEARLY = 3

/**
 * The likeliest marks among models of one name: of a name that people gave them the most popular one, of their own name also that of the most
 * popular model, and that alone where the other has far fewer: "нексия" is the Daewoo, "ланос" the Daewoo and the Chevrolet.
 */
function likeliestMarks(ids: readonly string[], own: readonly string[], known: Known): string[] {
  const owned = ids.filter((id) => own.includes(id))
  const models = owned.length > 0 ? owned : ids
  const marks = mostPopular('marks', unique(models.map(known.markOf)), known)
  if (owned.length === 0) return marks
  const popularity = (some: readonly string[]) =>
    Math.max(0, ...some.map((id) => known.popularityOf('models', id)))
  const ofMarks = models.filter((id) => marks.includes(known.markOf(id) ?? ''))
  const [most, other] = [popularity(models), popularity(ofMarks)]
  if (most === other) return marks
  const best = mostPopular(
    'marks',
    unique(mostPopular('models', models, known).map(known.markOf)),
    known,
  )
  return most > CLEARLY * other ? best : unique([...best, ...marks])
}

const ofLikeliestMarks: typeof ownOf = (ids, own, known) => {
  const marks = likeliestMarks(ids, own, known)
  return ids.filter((id) => marks.includes(known.markOf(id) ?? ''))
}

const ofOneModel = ([model, ...others]: readonly string[], { generationsOf }: Known) =>
  model !== undefined && others.length === 0 ? generationsOf(model) : []

/** @returns `undefined` where they contradict each other */
export function settleRows(chosen: ChosenRows, known: Known): SettledRows | undefined {
  let { score, ids: marks } = meantTogether(chosen.marks, ANOTHER_MARK)
  // "т-40 или юмз", "тойота или хонда цивик": models stand beside marks that are not theirs.
  const alternatives = new Set<string | undefined>(
    chosen.marks.filter((one) => one.isAlternative).flatMap(({ ids }) => ids),
  )
  const hasAlternatives = [...chosen.marks, ...chosen.models].some((one) => one.isAlternative)
  const hasWords = (id: string): boolean =>
    chosen.modelWords.every((word) =>
      known.modelWords.withWord(known.markOf(id) ?? '', word).has(id),
    )

  let models: string[] = []
  if (chosen.models.length > 0) {
    const named = chosen.models.map(({ ids, own = [], prefersOwn, needsParent, isAlternative }) => {
      const ofMarks = ids.filter(
        (id) => (marks.length === 0 || marks.includes(known.markOf(id) ?? '')) && hasWords(id),
      )
      const isOfOther = ofMarks.length === 0 && hasAlternatives && !needsParent
      const fit = isOfOther ? ofLikeliestMarks(ids, own, known) : ofMarks
      const isOwn = prefersOwn && chosen.modelWords.length === 0
      const meant = isOwn ? ownOf(fit, own, known) : fit
      const isOfAlternative = meant.some((id) => alternatives.has(known.markOf(id)))
      return { ids: meant, own, isAlternative: isAlternative || isOfAlternative, isOfOther }
    })
    if (named.some(({ ids }) => ids.length === 0)) return undefined
    const together = meantTogether(named)
    score += together.score
    models = together.ids
    if (marks.length > 0 && marks.length <= MOST_PARENTS) {
      const fitting = named.filter(({ isOfOther }) => !isOfOther).length
      score += fitting > 0 ? FITS_PARENT + FITS_AGAIN * (fitting - 1) : 0
      score += OF_OTHER * (named.length - fitting)
      marks = unique([...(hasAlternatives ? marks : []), ...models.map(known.markOf)])
      // "мтз 82 с кун": the maker of none of them says something else.
      if (chosen.marks.some(({ ids }) => !ids.some((id) => marks.includes(id)))) return undefined
    } else {
      if (chosen.models.some(({ needsParent }) => needsParent)) return undefined
      const { parts } = together
      const popular = parts.map(({ ids, own = [] }) => likeliestMarks(ids, own, known))
      models = parts.flatMap(({ ids }, place) =>
        ids.filter((id) => popular[place]?.includes(known.markOf(id) ?? '')),
      )
      marks = unique(popular.flat())
      score += known.popularityOf('marks', marks[0] ?? '') > 0 ? KNOWN_MARK : UNKNOWN_MARK
    }
  } else if (chosen.modelWords.length > 0) {
    const [first = '', ...others] = chosen.modelWords
    models = marks.flatMap((mark) => [...known.modelWords.withWord(mark, first)])
    models = others.length > 0 ? models.filter(hasWords) : models
    if (models.length === 0) return undefined
    marks = unique(models.map(known.markOf))
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
    const named = chosen.generations.map(({ ids, isAlternative }) => {
      return { ids: ids.filter(fits), isAlternative }
    })
    if (named.some(({ ids }) => ids.length === 0)) return undefined
    const isAlone = models.length === 0
    const isKnown = ({ needsParent }: NamedRows): boolean =>
      !needsParent || (needsParent === 'mark' && marks.length > 0)
    if (isAlone && !chosen.generations.every(isKnown)) return undefined
    // "фокус 2 или астра h" names one of each model.
    const together = meantTogether(named, hasAlternatives ? 0 : undefined)
    score +=
      together.score +
      (hasAlternatives || (isAlone && marks.length === 0) ? 0 : FITS_PARENT * named.length)
    generations = together.ids
    const parents = unique(generations.map(known.modelOf))
    // "смарт форту 2 или пежо 107": the other model has no generation of that name.
    const beside = hasAlternatives
      ? chosen.models.filter(({ ids }) => !ids.some((id) => parents.includes(id)))
      : []
    const others = models.filter((id) => beside.some(({ ids }) => ids.includes(id)))
    models = isAlone ? mostPopular('models', parents, known) : [...parents, ...others]
    generations = generations.filter((id) => models.includes(known.modelOf(id) ?? ''))
    if (isAlone) marks = unique(models.map(known.markOf))
  }
  if (chosen.restyling.length > 0) {
    const of = generations.length > 0 ? generations : ofOneModel(models, known)
    generations = of.filter((id) => chosen.restyling.every((is) => known.isRestyled(id) === is))
    // All of them are, or none is: that says nothing.
    if (generations.length === 0 || generations.length === of.length) return undefined
  }
  return { marks, models, generations, score }
}
