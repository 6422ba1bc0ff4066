import { HydrationBoundary } from '@tanstack/react-query'
import { adTypeOfSegment } from '@trassa/catalog/urls/ad-type-segments'
import { loadList } from '../features/search/address/load-list.ts'
import { listMeta } from '../features/search/labels/list-seo.ts'
import { subjectIn } from '../features/search/labels/list-subject.ts'
import { AdList } from '../features/search/list/ad-list.tsx'
import { keepCanonicalPath, listPathname, notFound } from '../shared/addresses/ad-addresses.ts'
import { clientLoad, type LoadContext, serverLoad } from '../shared/api/route-loader.ts'
import { findCity } from '../shared/city/current-city.ts'
import type { Route } from './+types/listing'

/** A list of a city and a type (domain §7). */
async function load(context: LoadContext) {
  const { params, url } = context
  const city = await findCity(context, params.city)
  const adType = adTypeOfSegment(params.type ?? '')
  if (!city || !adType) throw notFound()
  keepCanonicalPath(url, listPathname({ adType, citySlug: city.slug }))
  const list = await loadList(context, { adType, city })
  return { list, subject: subjectIn(context.queryClient, list), origin: url.origin }
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export const meta: Route.MetaFunction = ({ data }) =>
  data ? listMeta(data.list, data.subject, data.origin) : []

export default function Listing({ loaderData: { list, dehydrated } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={dehydrated}>
      <AdList list={list} />
    </HydrationBoundary>
  )
}
