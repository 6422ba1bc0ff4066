import { inSentence } from '../../format/numbers.ts'
import type { FormDefinition } from '../definition.ts'
import { dictionaryChain } from '../definition-fields.ts'
import type { Filter } from './filter.ts'
import { chips, type NameOf } from './filter-chips.ts'

interface ListWords {
  /** What the type's ads are called: `Легковые автомобили`. */
  typeName: string
  nameOf: NameOf
  /** The name of a city or a region by its slug. */
  placeOf: (slug: string) => string | undefined
}

/** The type whose marks are understood without its name. */
const PLAIN_TYPE = 'auto'

const withoutBrackets = (name: string): string => name.replace(/\s*\([^)]*\)/g, '') || name

/** What a list is called by its filters: `LADA Granta, Казань, цена до 1 000 000 ₽`. */
export function listName(
  form: FormDefinition,
  filters: readonly Filter[],
  words: ListWords,
): string {
  const chain = new Set(dictionaryChain(form).map(({ key }) => key))
  const { typeName } = words
  const place = placeName(filters, words)
  const texts = filterTexts(form, filters, words)
  const named = texts.filter(({ key }) => chain.has(key)).map(({ text }) => withoutBrackets(text))
  const isPlain = named.length > 0 && form.adType === PLAIN_TYPE
  const subject = [...(isPlain ? [] : [typeName]), ...named].join(' ')
  const others = texts.filter(({ key }) => !chain.has(key)).map(({ text }) => inSentence(text))
  return [subject, ...(place ? [place] : []), ...others].join(', ')
}

/** The filters of a list in words, as the chips above it: `Казань`, `Lada (ВАЗ)`, `Granta`, `Цена до 1 000 000 ₽`. */
export function listFilters(
  form: FormDefinition,
  filters: readonly Filter[],
  words: ListWords,
): string[] {
  const place = placeName(filters, words)
  const texts = filterTexts(form, filters, words).map(({ text }) => text)
  return [...(place ? [place] : []), ...texts]
}

function placeName(filters: readonly Filter[], { placeOf }: ListWords): string | undefined {
  const city = filters.find(({ key }) => key === 'city')
  return city?.op === 'exact' ? placeOf(String(city.value)) : undefined
}

const filterTexts = (form: FormDefinition, filters: readonly Filter[], { nameOf }: ListWords) =>
  chips(form, filters, nameOf).filter(({ key }) => key !== 'city')
