import { DEFAULT_PROD_ID, type Subtype } from '@trassa/catalog/subtypes'
import { segmentOf } from '@trassa/catalog/type-segments'
import { PATHS } from './paths.ts'

/** The main list: cars, in the city or in the whole country. */
export const homeAddress = (city: string | null): string => (city ? `/${city}` : PATHS.home)

/** The list of a subtype (spec §4: the category's page), in the city or in the whole country. */
export function typeAddress({ prodId, adType, category }: Subtype, city: string | null): string {
  if (prodId === DEFAULT_PROD_ID) return homeAddress(city)
  return city ? `/${city}/${segmentOf(adType)}` : category
}
