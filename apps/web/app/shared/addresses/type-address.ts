import type { Subtype } from '@trassa/catalog/taxonomy/subtypes'
import { mainHref } from './ad-addresses.ts'
import { PATHS } from './paths.ts'

/** The main page of cars: of the city or of the whole country. */
export const homeAddress = (citySlug: string | null): string =>
  citySlug ? `/${citySlug}` : PATHS.home

/** Where choosing a subtype leads (spec §4: its category's page, which then shows it). */
export const typeAddress = ({ adType }: Subtype, citySlug: string | null): string =>
  mainHref({ adType, citySlug })
