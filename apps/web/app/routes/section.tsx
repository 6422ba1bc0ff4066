import { HydrationBoundary } from '@tanstack/react-query'
import { mainMeta } from '../features/search/labels/list-seo.ts'
import { loadMain } from '../features/search/main-page/load-main.ts'
import { MainPage } from '../features/search/main-page/main-page.tsx'
import { keepCanonicalPath, notFound } from '../shared/addresses/ad-addresses.ts'
import { mainTypeAt } from '../shared/addresses/default-type.ts'
import { clientLoad, type LoadContext, serverLoad } from '../shared/api/route-loader.ts'
import type { Route } from './+types/section'

/** The page of a main type (spec §2): cars at `/`, moto, parts and services at theirs. */
async function load(context: LoadContext) {
  const { url } = context
  const main = mainTypeAt(url.pathname)
  if (!main) throw notFound()
  keepCanonicalPath(url, main.path)
  return { list: await loadMain(context, null), origin: url.origin }
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export const meta: Route.MetaFunction = ({ data }) => (data ? mainMeta(data.list, data.origin) : [])

export default function Section({ loaderData: { list, dehydrated } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={dehydrated}>
      <MainPage list={list} />
    </HydrationBoundary>
  )
}
