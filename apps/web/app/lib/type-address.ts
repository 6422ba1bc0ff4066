import { DEFAULT_PROD_ID, type Subtype } from '@trassa/catalog/subtypes'
import { listPathname } from './ad-addresses.ts'
import { PATHS } from './paths.ts'

/** The main page of cars: of the city or of the whole country. */
export const homeAddress = (citySlug: string | null): string =>
  citySlug ? `/${citySlug}` : PATHS.home

/** The page of a subtype (spec §4: its category's), in the city or in the whole country. */
export function typeAddress(
  { prodId, adType, category }: Subtype,
  citySlug: string | null,
): string {
  if (prodId === DEFAULT_PROD_ID) return homeAddress(citySlug)
  return citySlug ? listPathname({ adType, citySlug }) : category
}
