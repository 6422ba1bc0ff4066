import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields, isCommonFilter } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { Fields } from '@trassa/contracts/entities/ad'
import { TYPE_KEY } from '../address/filter-chain.ts'
import { filterWith } from '../address/filter-with.ts'

/** Mark and model, or kind and mark; more filters would find too few ads. */
const MOST = 2

const saysWhatItIs = ({ key, kind }: FilterField): boolean =>
  kind.type === 'dictionary' || key === TYPE_KEY

/** Where neither mark nor kind is known: the season of tyres, whom wheels are for. */
const isChoice = ({ kind }: FilterField): boolean => kind.type === 'enumeration' && !kind.many

/**
 * The filters that find similar ads, the most important first: of the fields
 * that identify the vehicle or part, the first two filled ones in the order of the form.
 */
export function similarAdsFilters(form: FormDefinition, fields: Fields): Filter[] {
  const own = filterFields(form).filter(
    ({ key, filter }) => !isCommonFilter(key) && filter !== 'range',
  )
  const filtersOf = (wanted: (field: FilterField) => boolean) =>
    own.filter(wanted).flatMap((field) => {
      const value = fields[field.key]
      const isOne = typeof value === 'string' || typeof value === 'number'
      return isOne ? [filterWith(field, value)] : []
    })
  const alike = filtersOf(saysWhatItIs)
  return (alike.length > 0 ? alike : filtersOf(isChoice)).slice(0, MOST)
}
