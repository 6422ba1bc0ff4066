import { DEFAULT_PROD_ID, type Subtype } from '@trassa/catalog/subtypes'
import { DEFAULT_AD_TYPE, listPathname } from './ad-addresses.ts'
import { PATHS } from './paths.ts'

/** The main list: cars, in the city or in the whole country. */
export const homeAddress = (citySlug: string | null): string =>
  citySlug ? listPathname({ adType: DEFAULT_AD_TYPE, citySlug }) : PATHS.home

/** The list of a subtype (spec §4: the category's page), in the city or in the whole country. */
export function typeAddress(
  { prodId, adType, category }: Subtype,
  citySlug: string | null,
): string {
  if (citySlug) return listPathname({ adType, citySlug })
  return prodId === DEFAULT_PROD_ID ? PATHS.home : category
}
