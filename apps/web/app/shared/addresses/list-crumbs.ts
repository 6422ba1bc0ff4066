import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { canonicalListHref } from './ad-addresses.ts'

export interface ListCrumb {
  name: string
  /** Canonical, without the origin. */
  href: string
}

/** A mark, a model or a generation that a list is narrowed down to: the key of its filter, its id, its name. */
export interface ChosenPart {
  key: string
  id: string
  name: string
}

/** What stands in brackets only helps to choose from a list, "Lada (ВАЗ)", but for a generation's years, "I (2011–2018)". */
export const withoutBrackets = (name: string): string => name.replace(/\s*\((?!\d{4}–)[^)]*\)/g, '')

/**
 * The lists that contain an ad or a list, the widest first: the type everywhere, then in the city, then by mark, model
 * and generation there.
 *
 * @param chosen parents first
 */
export function listCrumbs(
  adType: AdType,
  city: { name: string; slug: string } | null,
  chosen: readonly ChosenPart[] = [],
): ListCrumb[] {
  const name = subtypeOfAdType(adType)?.name ?? ''
  const at = (citySlug: string | null, query = '') => canonicalListHref({ adType, citySlug, query })
  const citySlug = city?.slug ?? null
  return [
    { name, href: at(null) },
    ...(city ? [{ name: city.name, href: at(citySlug) }] : []),
    ...chosen.map((part, index) => ({
      name: withoutBrackets(part.name),
      href: at(
        citySlug,
        chosen
          .slice(0, index + 1)
          .map(({ key, id }) => `${key}=${encodeURIComponent(id)}`)
          .join('&'),
      ),
    })),
  ]
}
