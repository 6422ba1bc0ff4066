import { HydrationBoundary } from '@tanstack/react-query'
import { loadForm } from '@trassa/catalog/load-form'
import { redirect } from 'react-router-dom'
import { AdList } from '../features/search/ad-list.tsx'
import { addressOf, readListPage } from '../features/search/list-page.ts'
import { listMeta } from '../features/search/list-seo.ts'
import { subjectIn } from '../features/search/list-subject.ts'
import { loadList } from '../features/search/load-list.ts'
import { keepCanonicalPath, listHref } from '../lib/ad-addresses.ts'
import { findCity } from '../lib/city.ts'
import { DEFAULT_AD_TYPE, readAdType } from '../lib/default-type.ts'
import { clientLoad, type LoadContext, serverLoad } from '../lib/load.ts'
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
