import { formOf } from '@trassa/catalog/ad-types/form-of'
import { parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { leftOutWords } from './left-out-words.ts'
import type { Meant } from './meant-list.ts'

/** "1nz-fe", "90915-yzze1" */
const HAS_CODE = /[a-z]+-?\d|\d-?[a-z]|\d{5}/

/** Where neither the things nor any near them are there, their words matter no more: "стартер камаз" of "стартер камаз евро 2". */
export function withoutText(list: Meant): Meant {
  const query = new URLSearchParams(list.query)
  const [text = ''] = (query.get('q') ?? '').split(' или ')
  query.delete('q')
  if (text === '' || query.size === 0 || HAS_CODE.test(text)) return list
  const { filters } = parseFilters(formOf(list.adType), query)
  return {
    ...list,
    query: query.toString(),
    ignored: leftOutWords(text, { adType: list.adType, filters, said: list.said }),
  }
}
