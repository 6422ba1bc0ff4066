/** spec §2: no city chosen. */
export const WHOLE_COUNTRY = 'Вся Россия'

/** A city as headings need it. */
interface NamedPlace {
  nameIn: string
}

/** `в Казани`, `во Владивостоке`; without a city the whole country. */
export function inPlace(city: NamedPlace | null): string {
  if (!city) return 'в России'
  const preposition = /^[ВФ][^аеёиоуыэюя]/i.test(city.nameIn) ? 'во' : 'в'
  return `${preposition}\u00A0${city.nameIn}`
}
