import { HydrationBoundary } from '@tanstack/react-query'
import { loadListAt } from '../features/search/address/load-list-at.ts'
import { listMeta } from '../features/search/labels/list-seo.ts'
import { subjectIn } from '../features/search/labels/list-subject.ts'
import { AdList } from '../features/search/list/ad-list.tsx'
import { clientLoad, type LoadContext, serverLoad } from '../shared/api/route-loader.ts'
import { findCity } from '../shared/city/current-city.ts'
import type { Route } from './+types/search'

/** A list of the whole country, or of a city and a type (domain §7). */
async function load(context: LoadContext) {
  const { params, queryClient, url } = context
  const slug = params.city ?? url.searchParams.get('city') ?? undefined
  const list = await loadListAt(context, await findCity(context, slug))
  return { list, subject: subjectIn(queryClient, list), origin: url.origin }
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export const meta: Route.MetaFunction = ({ data }) =>
  data ? listMeta(data.list, data.subject, data.origin) : []

export default function Search({ loaderData: { list, dehydrated } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={dehydrated}>
      <AdList list={list} />
    </HydrationBoundary>
  )
}
