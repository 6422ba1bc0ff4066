import { HydrationBoundary } from '@tanstack/react-query'
import { adTypeOfSegment } from '@trassa/catalog/type-segments'
import { AdList } from '../features/search/ad-list.tsx'
import { listMeta } from '../features/search/list-seo.ts'
import { subjectIn } from '../features/search/list-subject.ts'
import { loadList } from '../features/search/load-list.ts'
import { keepCanonicalPath, listPathname, notFound } from '../lib/ad-addresses.ts'
import { findCity } from '../lib/city.ts'
import { clientLoad, type LoadContext, serverLoad } from '../lib/load.ts'
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
