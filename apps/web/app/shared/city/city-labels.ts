import type { PluralForms } from '@trassa/catalog/format/numbers'

export const AD_FORMS: PluralForms = ['объявление', 'объявления', 'объявлений']

export const WHOLE_COUNTRY = 'Вся Россия'

/** What names a place in a heading. */
interface NamedPlace {
  nameIn: string
}

/** `в Казани`, `во Владивостоке`; without a city the whole country. */
export function inPlace(city: NamedPlace | null): string {
  if (!city) return 'в России'
  const preposition = /^[ВФ][^аеёиоуыэюя]/i.test(city.nameIn) ? 'во' : 'в'
  return `${preposition}\u00A0${city.nameIn}`
}
