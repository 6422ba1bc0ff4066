import { HydrationBoundary } from '@tanstack/react-query'
import { loadForm } from '@trassa/catalog/ad-types/load-form'
import { redirect } from 'react-router-dom'
import { addressOf, readListPage } from '../features/search/address/list-page.ts'
import { loadList } from '../features/search/address/load-list.ts'
import { listMeta } from '../features/search/labels/list-seo.ts'
import { subjectIn } from '../features/search/labels/list-subject.ts'
import { AdList } from '../features/search/list/ad-list.tsx'
import { keepCanonicalPath, listHref } from '../shared/addresses/ad-addresses.ts'
import { DEFAULT_AD_TYPE, readAdType } from '../shared/addresses/default-type.ts'
import { clientLoad, type LoadContext, serverLoad } from '../shared/api/route-loader.ts'
import { findCity } from '../shared/city/current-city.ts'
import type { Route } from './+types/search'

/** A list of the whole country; a city in the query string belongs into the path (domain §7). */
async function load(context: LoadContext) {
  const { url } = context
  const adType = readAdType(url.searchParams.get('ad_type')) ?? DEFAULT_AD_TYPE
  const city = await findCity(context, url.searchParams.get('city') ?? undefined)
  if (city) {
    const form = await loadForm(adType)
    throw redirect(listHref(addressOf(readListPage(url, { form, city }))), 301)
  }
  keepCanonicalPath(url, '/Search')
  const list = await loadList(context, { adType, city: null })
  return { list, subject: subjectIn(context.queryClient, list), origin: url.origin }
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
