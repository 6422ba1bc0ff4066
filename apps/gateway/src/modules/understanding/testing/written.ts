import { formOf } from '@trassa/catalog/ad-types/form-of'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { Understood } from '../understand.ts'

/** `auto markId=BMW price=..2000000 «срочно»`, with the names of rows and options. */
export function written(
  { adType, filters, text }: Understood,
  names: ReadonlyMap<string, string>,
): string {
  const fields = filterFields(formOf(adType))
  const nameOf = (key: string, value: unknown): string => {
    const kind = fields.find((field) => field.key === key)?.kind
    const options = kind?.type === 'enumeration' ? kind.options : []
    const option = options.find(({ id }) => id === value)?.name
    return names.get(`${key} ${value}`) ?? option ?? String(value)
  }
  const one = (filter: Filter): string => {
    if (filter.op === 'range') return `${filter.from ?? ''}..${filter.to ?? ''}`
    const values = filter.op === 'many' ? filter.values : [filter.value]
    return values.map((value) => nameOf(filter.key, value)).join()
  }
  const parts = filters.map((filter) => `${filter.key}=${one(filter)}`)
  return [adType, ...parts, ...(text ? [`«${text}»`] : [])].join(' ')
}

/** The parts of what `written` gives, in an order that does not depend on that of the words. */
export const partsOf = (text: string | undefined): string[] | undefined =>
  text?.split(/ (?=\w+=|«)/).toSorted()
