import { broughtPage, sentPage } from '../features/search/address/sent-page.ts'
import { listMeta } from '../features/search/labels/list-seo.ts'
import { AdList } from '../features/search/list/ad-list.tsx'
import { loadAdList } from '../features/search/list/load-ad-list.ts'
import { guardedMeta } from '../lib/document/guarded-meta.ts'
import { unpacked } from '../shared/api/packed.ts'
import { packedLoad } from '../shared/api/packed-load.ts'
import { clientLoad } from '../shared/api/route-loader.ts'
import { useSentQueries } from '../shared/api/sent-queries.ts'
import type { Route } from './+types/list'

export const loader = packedLoad(loadAdList, sentPage)
export const clientLoader = clientLoad(loadAdList)

export const meta = guardedMeta<Route.MetaArgs>(({ data }) => {
  if (!data) return []
  const { list, head, origin } = unpacked(data, broughtPage)
  return listMeta(list, head, origin)
})

/** A list of the whole country or of a city and a type. */
export default function List({ loaderData }: Route.ComponentProps) {
  const { list, queries } = unpacked(loaderData, broughtPage)
  useSentQueries(queries)
  return <AdList list={list} />
}
