import { HydrationBoundary } from '@tanstack/react-query'
import { redirect } from 'react-router-dom'
import { addressOf } from '../features/search/list-page.ts'
import { mainMeta } from '../features/search/list-seo.ts'
import { loadList } from '../features/search/load-list.ts'
import { MainPage } from '../features/search/main-page.tsx'
import { DEFAULT_AD_TYPE, listHref } from '../lib/ad-addresses.ts'
import { clientLoad, type LoadContext, serverLoad } from '../lib/load.ts'
import type { Route } from './+types/home'

async function load(context: LoadContext) {
  const list = await loadList(context, { adType: DEFAULT_AD_TYPE, city: null })
  // The main page shows everything; what is narrowed down has an address of its own.
  if (list.filters.length > 0) throw redirect(listHref(addressOf(list)), 301)
  return { list, origin: context.url.origin }
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export const meta: Route.MetaFunction = ({ data }) => (data ? mainMeta(data.list, data.origin) : [])

export default function Home({ loaderData: { list, dehydrated } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={dehydrated}>
      <MainPage list={list} />
    </HydrationBoundary>
  )
}
