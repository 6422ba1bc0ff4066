import type { CityRecord } from '@trassa/catalog/dictionaries/cities-data'

/** `в Казани`, `во Владивостоке`. */
export const inCity = ({ nameIn }: Pick<CityRecord, 'nameIn'>): string =>
  `${/^[ВФ][^аеёиоуыэюя]/i.test(nameIn) ? 'во' : 'в'} ${nameIn}`
