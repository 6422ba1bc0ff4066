import { loadListAt } from '../features/search/address/load-list-at.ts'
import { broughtPage, sentPage } from '../features/search/address/sent-page.ts'
import { mainMeta } from '../features/search/labels/list-seo.ts'
import { MainPage } from '../features/search/main-page/main-page.tsx'
import { guardedMeta } from '../lib/document/guarded-meta.ts'
import { unpacked } from '../shared/api/packed.ts'
import { packedLoad } from '../shared/api/packed-load.ts'
import { clientLoad, type LoadContext } from '../shared/api/route-loader.ts'
import { useSentQueries } from '../shared/api/sent-queries.ts'
import { findCity } from '../shared/city/find-city.ts'
import type { Route } from './+types/section'

/** The page of a main type (spec §2): cars at `/`, moto, parts and services at theirs. */
async function load(context: LoadContext) {
  const { url } = context
  const city = await findCity(context, url.searchParams.get('city') ?? undefined)
  return { list: await loadListAt(context, city), origin: url.origin }
}

export const loader = packedLoad(load, sentPage)
export const clientLoader = clientLoad(load)

export const meta = guardedMeta<Route.MetaArgs>(({ data }) => {
  if (!data) return []
  const { list, origin } = unpacked(data, broughtPage)
  return mainMeta(list, origin)
})

export default function Section({ loaderData }: Route.ComponentProps) {
  const { list, queries } = unpacked(loaderData, broughtPage)
  useSentQueries(queries)
  return <MainPage list={list} />
}
