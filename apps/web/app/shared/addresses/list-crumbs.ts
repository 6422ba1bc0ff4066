import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { canonicalListHref } from './ad-addresses.ts'

export interface ListCrumb {
  name: string
  /** Canonical, without the origin. */
  href: string
}

/** The lists that contain an ad or a list, the widest first: the type everywhere, then in the city. */
export function listCrumbs(
  adType: AdType,
  city: { name: string; slug: string } | null,
): ListCrumb[] {
  const name = subtypeOfAdType(adType)?.name ?? ''
  const everywhere = { name, href: canonicalListHref({ adType, citySlug: null }) }
  if (!city) return [everywhere]
  return [everywhere, { name: city.name, href: canonicalListHref({ adType, citySlug: city.slug }) }]
}
