import { useRouteLoaderData } from 'react-router-dom'
import type { Place } from './place.ts'

/** Route id of the layout whose loader reads the address's city. */
export const SITE_LAYOUT = 'routes/layouts/site'

/** The city or region that the present list is of; `null` is the whole country, and every page that is no list. */
export function useCity(): Place | null {
  return useRouteLoaderData<{ city: Place | null }>(SITE_LAYOUT)?.city ?? null
}
