import { citiesQuery, regionsQuery } from '@trassa/api-client/queries'
import { listCities, listRegions } from '@trassa/contracts/calls/cities'
import type { LoadContext } from '../api/route-loader.ts'
import type { Place } from './place.ts'

/**
 * The city or region of an address, `null` where none has this slug. On the server the lists are not kept in
 * the query cache: they would travel in every page. The browser loads them once (spec §2: default layout).
 */
export async function findCity(
  { api, queryClient }: Pick<LoadContext, 'api' | 'queryClient'>,
  slug: string | undefined,
): Promise<Place | null> {
  if (!slug) return null
  const isServer = typeof document === 'undefined'
  const wanted = slug.toLowerCase()
  const cities = isServer ? await api.ask(listCities) : await queryClient.query(citiesQuery(api))
  const city = cities.find((one) => one.slug === wanted)
  if (city) return withoutNames(city)
  const regions = isServer ? await api.ask(listRegions) : await queryClient.query(regionsQuery(api))
  const region = regions.find((one) => one.slug === wanted)
  return region ? { ...withoutNames(region), isRegion: true } : null
}

/** Other names are for searching in the list of all: a page does not bring them. */
const withoutNames = <T extends { also?: unknown }>({ also: _also, ...place }: T) => place
