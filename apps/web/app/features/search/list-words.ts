import type { NameOf } from '@trassa/catalog/form-chips'
import { formOf } from '@trassa/catalog/form-of'
import { countOf, NBSP } from '@trassa/catalog/format'
import { subtypeOfAdType } from '@trassa/catalog/subtypes'
import { AD_FORMS, inPlace } from '../../lib/words.ts'
import { chosenIds, filterChain } from './filter-chain.ts'
import type { ListPage } from './list-page.ts'

/** Of the button that leads to what was found. */
export const showText = (total: number | undefined): string => {
  if (total === undefined) return 'Показать объявления'
  return total === 0 ? 'Ничего не найдено' : `Показать ${countOf(total, AD_FORMS)}`
}

/** `Lada Granta` of a list of one mark and model; of any other list what its type is called. */
export function subjectOf(list: ListPage, nameOf: NameOf): string {
  const name = (key: string) => {
    const [id, ...more] = chosenIds(list.filters, key)
    return id !== undefined && more.length === 0 ? nameOf(key, id) : undefined
  }
  const form = formOf(list.adType)
  const words = form
    ? filterChain(form)
        .slice(0, 2)
        .map(({ key }) => name(key))
    : []
  // What stands in brackets only helps to choose from a list: "Lada (ВАЗ)".
  const subject = words
    .filter(Boolean)
    .join(' ')
    .replace(/\s*\([^)]*\)/g, '')
  return subject || (subtypeOfAdType(list.adType)?.name ?? 'Объявления')
}

/** `Легковые автомобили в Казани: 1 284 объявления`. */
export function headingOf(list: ListPage, nameOf: NameOf, total: number | undefined): string {
  const subject = `${subjectOf(list, nameOf)} ${inPlace(list.city)}`
  return total === undefined ? subject : `${subject}:${NBSP}${countOf(total, AD_FORMS)}`
}
