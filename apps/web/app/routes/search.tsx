import { HydrationBoundary } from '@tanstack/react-query'
import { listMeta } from '../features/search/labels/list-seo.ts'
import { AdList } from '../features/search/list/ad-list.tsx'
import { loadAdList } from '../features/search/list/load-ad-list.ts'
import { guardedMeta } from '../lib/guarded-meta.ts'
import { clientLoad, serverLoad } from '../shared/api/route-loader.ts'
import type { Route } from './+types/search'

export const loader = serverLoad(loadAdList)
export const clientLoader = clientLoad(loadAdList)

export const meta = guardedMeta<Route.MetaArgs>(({ data }) =>
  data ? listMeta(data.list, data.head, data.origin) : [],
)

/** A list of the whole country. */
export default function Search({ loaderData: { list, dehydrated } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={dehydrated}>
      <AdList list={list} />
    </HydrationBoundary>
  )
}
