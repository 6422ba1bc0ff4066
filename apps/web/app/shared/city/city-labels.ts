import type { Place } from './place.ts'

/** spec §2: no city chosen. */
export const WHOLE_COUNTRY = 'Вся Россия'

/** `в Казани`, `во Владивостоке`, `в Казани и 100 км вокруг`; without a place the whole country. */
export function inPlace(place: Pick<Place, 'nameIn'> | null, radiusKm = 0): string {
  if (!place) return 'в\u00A0России'
  const preposition = /^[ВФ][^аеёиоуыэюя]/i.test(place.nameIn) ? 'во' : 'в'
  const around = radiusKm > 0 ? ` и ${radiusKm}\u00A0км вокруг` : ''
  return `${preposition}\u00A0${place.nameIn}${around}`
}
