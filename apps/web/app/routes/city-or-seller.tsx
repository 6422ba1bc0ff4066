import { sellerAdsQuery, sellerQuery } from '@trassa/api-client/queries'
import { loadListAt } from '../features/search/address/load-list-at.ts'
import { broughtPage, sentPage } from '../features/search/address/sent-page.ts'
import { mainMeta } from '../features/search/labels/list-seo.ts'
import { MainPage } from '../features/search/main-page/main-page.tsx'
import { readSellerList, sellerQueryOf } from '../features/seller/seller-list.ts'
import { SellerPage } from '../features/seller/seller-page.tsx'
import { sellerMeta } from '../features/seller/seller-seo.ts'
import { guardedMeta } from '../lib/document/guarded-meta.ts'
import { pageTime } from '../lib/document/page-time.ts'
import { notFound } from '../lib/document/route-error.ts'
import { keepCanonicalPath } from '../shared/addresses/keep-canonical-path.ts'
import { failedWith } from '../shared/api/failed-with.ts'
import { unpacked } from '../shared/api/packed.ts'
import { packedLoad } from '../shared/api/packed-load.ts'
import { clientLoad, type LoadContext } from '../shared/api/route-loader.ts'
import { useSentQueries } from '../shared/api/sent-queries.ts'
import { findCity } from '../shared/city/find-city.ts'
import type { Place } from '../shared/city/place.ts'
import type { Route } from './+types/city-or-seller'

async function loadCity(context: LoadContext, city: Place) {
  return {
    kind: 'city' as const,
    list: await loadListAt(context, city),
    origin: context.url.origin,
  }
}

async function loadSeller({ api, queryClient, url }: LoadContext, slug: string) {
  const seller = await queryClient.query(sellerQuery(api, slug)).catch((error: unknown) => {
    throw failedWith(error, 'request.not_found') ? notFound() : error
  })
  keepCanonicalPath(url, `/${seller.slug}`)
  const list = readSellerList(url)
  const ads = sellerAdsQuery(api, sellerQueryOf(seller.id, list), list.cursor ?? undefined)
  // `static`: going back shows all pages that were loaded. A failure is shown by the list itself.
  await queryClient
    .infiniteQuery({ ...ads, pages: list.pages, staleTime: 'static' })
    .catch(() => undefined)
  return { kind: 'seller' as const, seller, list, now: pageTime(), origin: url.origin }
}

/** A single segment is a city's or a region's slug, or else a seller's (domain §7). */
async function load(context: LoadContext) {
  const slug = context.params.city?.toLowerCase() ?? ''
  const city = await findCity(context, slug)
  return city ? loadCity(context, city) : loadSeller(context, slug)
}

export const loader = packedLoad(load, sentPage)
export const clientLoader = clientLoad(load)

export const meta = guardedMeta<Route.MetaArgs>(({ data }) => {
  if (!data) return []
  const loaded = unpacked(data, broughtPage)
  return loaded.kind === 'city'
    ? mainMeta(loaded.list, loaded.origin)
    : sellerMeta(loaded.seller, loaded.list, loaded.origin)
})

export default function CityOrSeller({ loaderData }: Route.ComponentProps) {
  const loaded = unpacked(loaderData, broughtPage)
  useSentQueries(loaded.queries)
  return loaded.kind === 'city' ? <MainPage list={loaded.list} /> : <SellerPage {...loaded} />
}
