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
  { typeName, nameOf, placeOf }: ListWords,
): string {
  const chain = new Set(dictionaryChain(form).map(({ key }) => key))
  const city = filters.find(({ key }) => key === 'city')
  const place = city?.op === 'exact' ? placeOf(String(city.value)) : undefined
  const texts = chips(form, filters, nameOf).filter(({ key }) => key !== 'city')
  const named = texts.filter(({ key }) => chain.has(key)).map(({ text }) => withoutBrackets(text))
  const isPlain = named.length > 0 && form.adType === PLAIN_TYPE
  const subject = [...(isPlain ? [] : [typeName]), ...named].join(' ')
  const others = texts.filter(({ key }) => !chain.has(key)).map(({ text }) => inSentence(text))
  return [subject, ...(place ? [place] : []), ...others].join(', ')
}
