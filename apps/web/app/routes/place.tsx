import { HydrationBoundary } from '@tanstack/react-query'
import { sellerAdsQuery, sellerQuery } from '@trassa/api-client/queries'
import type { City } from '@trassa/contracts/entities/city'
import { mainMeta } from '../features/search/list-seo.ts'
import { loadMain } from '../features/search/load-main.ts'
import { MainPage } from '../features/search/main-page.tsx'
import { SellerPage } from '../features/search/seller-page.tsx'
import { sellerMeta } from '../features/search/seller-seo.ts'
import { keepCanonicalPath, notFound } from '../lib/ad-addresses.ts'
import { findCity } from '../lib/city.ts'
import { failedWith } from '../lib/failed-with.ts'
import { clientLoad, type LoadContext, serverLoad } from '../lib/load.ts'
import type { Route } from './+types/place'

async function loadCity(context: LoadContext, city: City) {
  keepCanonicalPath(context.url, `/${city.slug}`)
  return { kind: 'city' as const, list: await loadMain(context, city), origin: context.url.origin }
}

async function loadSeller({ api, queryClient, url }: LoadContext, slug: string) {
  const seller = await queryClient.query(sellerQuery(api, slug)).catch((error: unknown) => {
    throw failedWith(error, 'request.not_found') ? notFound() : error
  })
  keepCanonicalPath(url, `/${seller.slug}`)
  const cursor = url.searchParams.get('cursor')
  const ads = sellerAdsQuery(api, seller.id, cursor ?? undefined)
  await queryClient.infiniteQuery({ ...ads, staleTime: 'static' }).catch(() => undefined)
  const now = new Date().toISOString()
  return { kind: 'seller' as const, seller, cursor, now, origin: url.origin }
}

/** A single segment is a city's slug or else a seller's (domain §7). */
async function load(context: LoadContext) {
  const slug = context.params.city?.toLowerCase() ?? ''
  const city = await findCity(context, slug)
  return city ? loadCity(context, city) : loadSeller(context, slug)
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export const meta: Route.MetaFunction = ({ data }) => {
  if (!data) return []
  return data.kind === 'city'
    ? mainMeta(data.list, data.origin)
    : sellerMeta(data.seller, data.cursor, data.origin)
}

export default function Place({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      {loaderData.kind === 'city' ? (
        <MainPage list={loaderData.list} />
      ) : (
        <SellerPage {...loaderData} />
      )}
    </HydrationBoundary>
  )
}
