import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { dependencyOf } from '../live-index/below-several.ts'
import { columnKindOf } from '../live-index/columns/column-for.ts'
import { chosenValues } from './conditions.ts'

// Rough shares of a market's ads: they only choose the filter that a saved search is found by.
const OF_A_MARK = 1 / 20
const OF_A_CHILD = 1 / 10
const OF_A_CITY = 1 / 50
const OF_A_TEXT = 1 / 1000
const OF_A_NUMBER = 1 / 10
const OF_AN_OPTION = 1 / 3

/** The share of ads with one word of a text. */
export const OF_A_WORD = 1 / 300

/** Makes the estimate of what share of ads passes a filter; `undefined` where no value of an ad leads to it. */
export function shareEstimate(form: FormDefinition) {
  const { parentOf } = dependencyOf(form)

  function ofDictionary(key: string): number {
    if (key === 'cityId') return OF_A_CITY
    const parent = parentOf(key)
    return parent === undefined ? OF_A_MARK : ofDictionary(parent) * OF_A_CHILD
  }

  function ofOneValue({ key, kind }: FilterField): number {
    switch (kind.type) {
      case 'dictionary':
        return ofDictionary(key)
      case 'enumeration':
        return Math.max(OF_AN_OPTION / 2, 1 / kind.options.length)
      case 'text':
        return OF_A_TEXT
      default:
        return OF_A_NUMBER
    }
  }

  return (field: FilterField, filter: Filter): number | undefined => {
    const { length } = chosenValues(filter)
    if (length === 0) return undefined
    const column = columnKindOf(field)
    if (column === 'multiValue') return OF_AN_OPTION
    return column === 'encoded' ? length * ofOneValue(field) : undefined
  }
}
