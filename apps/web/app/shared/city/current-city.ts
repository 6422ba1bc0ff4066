import { citiesQuery } from '@trassa/api-client/queries'
import { listCities } from '@trassa/contracts/calls/cities'
import type { City } from '@trassa/contracts/entities/city'
import { useRouteLoaderData } from 'react-router-dom'
import type { LoadContext } from '../api/route-loader.ts'

/** Route id of the layout whose loader reads the address's city. */
export const SITE_LAYOUT = 'routes/layouts/site'

/**
 * The city of an address, `null` where no city has this slug. On the server the list is not kept in
 * the query cache: it would travel in every page. The browser loads it once (spec §2: default layout).
 */
export async function findCity(
  { api, queryClient }: Pick<LoadContext, 'api' | 'queryClient'>,
  slug: string | undefined,
): Promise<City | null> {
  if (!slug) return null
  const cities =
    typeof document === 'undefined'
      ? await api.ask(listCities)
      : await queryClient.query(citiesQuery(api))
  return cities.find((city) => city.slug === slug.toLowerCase()) ?? null
}

/** The city that the present address is in; `null` is the whole country. */
export function useCity(): City | null {
  return useRouteLoaderData<{ city: City | null }>(SITE_LAYOUT)?.city ?? null
}
