import { adQuery } from '@trassa/api-client/queries'
import { loadForm } from '@trassa/catalog/ad-types/load-form'
import { adTypeOfAnySpelling } from '@trassa/catalog/urls/ad-type-segments'
import { isRouteErrorResponse } from 'react-router-dom'
import { AdGone } from '../features/ad/ad-gone.tsx'
import { AdPage } from '../features/ad/ad-page.tsx'
import { adMeta } from '../features/ad/ad-seo.ts'
import { SimilarAds } from '../features/search/similar-ads/similar-ads.tsx'
import { guardedMeta } from '../lib/guarded-meta.ts'
import { plainMeta } from '../lib/plain-meta.ts'
import { adHref, keepCanonicalPath, notFound } from '../shared/addresses/ad-addresses.ts'
import { failedWith } from '../shared/api/failed-with.ts'
import { clientLoad, type LoadContext, serverLoad } from '../shared/api/route-loader.ts'
import type { Route } from './+types/ad'

/** An ad by its slug; a wrong city or type in the address answers 301 (domain §7). */
async function load({ api, queryClient, params, url }: LoadContext) {
  const slug = params.slug?.toLowerCase() ?? ''
  const ad = await queryClient.query(adQuery(api, slug)).catch((error: unknown) => {
    throw failedWith(error, 'ad.not_found') ? notFound() : error
  })
  keepCanonicalPath(url, adHref(ad))
  const form = await loadForm(ad.adType)
  return { ad, form, now: new Date().toISOString(), origin: url.origin }
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export const meta = guardedMeta<Route.MetaArgs>(({ data }) =>
  data
    ? adMeta(data.ad, data.origin)
    : plainMeta({ title: 'Объявления больше нет', noindex: true }),
)

export default function AdRoute({ loaderData: { ad, form, now } }: Route.ComponentProps) {
  return (
    <AdPage
      key={ad.id}
      ad={ad}
      form={form}
      now={now}
      similar={<SimilarAds ad={ad} form={form} now={now} />}
    />
  )
}

/** A sold ad's address is still asked for: it leads on to others like it. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  const adType = adTypeOfAnySpelling(params.type)
  return <AdGone list={adType ? { adType, citySlug: params.city.toLowerCase() } : null} />
}
