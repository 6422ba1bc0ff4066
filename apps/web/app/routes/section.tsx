import { HydrationBoundary } from '@tanstack/react-query'
import { loadListAt } from '../features/search/address/load-list-at.ts'
import { mainMeta } from '../features/search/labels/list-seo.ts'
import { MainPage } from '../features/search/main-page/main-page.tsx'
import { guardedMeta } from '../lib/guarded-meta.ts'
import { clientLoad, type LoadContext, serverLoad } from '../shared/api/route-loader.ts'
import { findCity } from '../shared/city/current-city.ts'
import type { Route } from './+types/section'

/** The page of a main type (spec §2): cars at `/`, moto, parts and services at theirs. */
async function load(context: LoadContext) {
  const { url } = context
  const city = await findCity(context, url.searchParams.get('city') ?? undefined)
  return { list: await loadListAt(context, city), origin: url.origin }
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export const meta = guardedMeta<Route.MetaArgs>(({ data }) =>
  data ? mainMeta(data.list, data.origin) : [],
)

export default function Section({ loaderData: { list, dehydrated } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={dehydrated}>
      <MainPage list={list} />
    </HydrationBoundary>
  )
}
