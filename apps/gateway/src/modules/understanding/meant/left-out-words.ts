import { formOf } from '@trassa/catalog/ad-types/form-of'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { plainSpelling, tokensOf } from '@trassa/catalog/names/spelling-key'
import { stem } from '@trassa/catalog/names/stem'
import type { AdType } from '@trassa/contracts/enumerations/ads'

/** The stems of the words of a text. */
export const stemsOf = (text: string): string[] =>
  tokensOf(plainSpelling(text)).map((token) => stem(token.text))

interface ListOfWords {
  adType: AdType
  filters: readonly Filter[]
  /** Words that need not be told to be left out. */
  said?: readonly string[]
}

/** Of words that a list leaves out those that its filters do not say: of "цепь 520" in a list of «Цепь, звёзды» the number. */
export function leftOutWords(words: string, { adType, filters, said: ofList = [] }: ListOfWords) {
  if (words === '') return words
  const said = new Set(
    filterFields(formOf(adType)).flatMap(({ key, kind }) => {
      const filter = filters.find((one) => one.key === key)
      if (kind.type !== 'enumeration' || filter?.op !== 'many') return []
      const chosen = kind.options.filter(({ id }) => filter.values.includes(id))
      return chosen.length === 1 ? chosen.flatMap(({ name }) => stemsOf(name)) : []
    }),
  )
  return words
    .split(' ')
    .filter((word) => !said.has(stem(plainSpelling(word))) && !ofList.includes(word))
    .join(' ')
}
