import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields, isCommonFilter } from '@trassa/catalog/engine/filters/common-filters'
import type { Place } from '../../../shared/city/place.ts'
import { TYPE_KEY } from '../address/filter-chain.ts'
import { isOfThePath, RADIUS_KEY, takesRadius } from '../address/list-page.ts'

/** Number of the type's own fields that are always visible; the others are collapsed. */
const IN_SIGHT = 9
/** Of the main page's search. */
const IN_A_ROW = 4
/** Up to so many further fields are shown without collapsing. */
const FEW = 3

/** Fields about wear; they follow the price. */
const OF_AGE = ['year', 'mileage', 'hours']

/** Groups of filters in the order of the panel. */
const QUESTIONS = [
  'words',
  'place',
  'kind',
  'mark',
  'text',
  'price',
  'age',
  'choice',
  'range',
  'choices',
  'flag',
  'anyAd',
] as const
type Question = (typeof QUESTIONS)[number]

function questionOf({ key, kind, filter }: FilterField): Question {
  if (key === TYPE_KEY) return 'kind'
  if (kind.type === 'dictionary') return 'mark'
  if (key === 'price') return 'price'
  if (key === 'radius') return 'place'
  if (isCommonFilter(key)) return kind.type === 'text' ? 'words' : 'anyAd'
  if (OF_AGE.includes(key)) return 'age'
  switch (kind.type) {
    case 'text':
      return 'text'
    case 'enumeration':
      return kind.many ? 'choices' : 'choice'
    case 'number':
      return filter === 'range' ? 'range' : 'choice'
    case 'flag':
      return 'flag'
  }
}

const rank = (field: FilterField): number => QUESTIONS.indexOf(questionOf(field))

/** By the form, for a server sorts the same ones for each page: those of any place, and those beside a city. */
const panelOf = new WeakMap<
  FormDefinition,
  { anywhere: FilterField[]; besideCity: FilterField[] }
>()

/** The fields of the filter panel, in its order; the city is in the path, a radius beside a city only. */
export function panelFields(
  form: FormDefinition,
  place: Place | null = null,
): readonly FilterField[] {
  let known = panelOf.get(form)
  if (!known) {
    const besideCity = filterFields(form)
      .filter(({ key }) => !isOfThePath(key))
      .sort((a, b) => rank(a) - rank(b))
    known = { besideCity, anywhere: besideCity.filter(({ key }) => key !== RADIUS_KEY) }
    panelOf.set(form, known)
  }
  return takesRadius(place) ? known.besideCity : known.anywhere
}

/**
 * The panel's fields in two parts: the always visible ones and the collapsed rest.
 *
 * @param hasRest the form lacks some of the collapsed ones
 */
export function panelParts(
  form: FormDefinition,
  place: Place | null = null,
  hasRest = false,
): { first: readonly FilterField[]; more: readonly FilterField[] } {
  const fields = panelFields(form, place)
  const own = fields.filter(({ key }) => !isCommonFilter(key))
  const folded = own.slice(IN_SIGHT)
  if (folded.length <= FEW && !hasRest) return { first: fields, more: [] }
  return { first: fields.filter((field) => !folded.includes(field)), more: folded }
}

/** The words of an ad: every form has this filter. */
export function wordsField(form: FormDefinition): FilterField {
  const field = panelFields(form).find((one) => questionOf(one) === 'words')
  if (!field) throw new Error(`The filters of ${form.adType} have no words`)
  return field
}

/** The few fields of the main page's search: kind, mark, price, then the next ones of the panel. */
export function mainFields(form: FormDefinition): FilterField[] {
  const fields = panelFields(form)
  const asking = (wanted: readonly Question[], count: number) =>
    fields.filter((field) => wanted.includes(questionOf(field))).slice(0, count)
  const first = [...asking(['kind'], 1), ...asking(['mark'], 2), ...asking(['price'], 1)]
  const next = asking(['age', 'choice', 'range', 'choices'], IN_A_ROW - first.length)
  return [...first, ...next]
}
