import type { Ad } from '@trassa/contracts/entities/ad'
import { type ListCrumb, listCrumbs } from './list-crumbs.ts'

/** The dictionary fields whose lists contain an ad. */
const KEYS = ['markId', 'modelId'] as const

/** The lists that contain an ad: its type everywhere, in its city, by its mark and model there. */
export function adCrumbs(
  ad: Pick<Ad, 'adType' | 'cityName' | 'citySlug' | 'fields' | 'names'>,
): ListCrumb[] {
  const { adType, cityName, citySlug, fields, names } = ad
  const chosen = KEYS.flatMap((key) => {
    const [id, name] = [fields[key], names[key]]
    return typeof id === 'string' && name ? [{ key, id, name }] : []
  })
  return listCrumbs(adType, { name: cityName, slug: citySlug }, chosen)
}
