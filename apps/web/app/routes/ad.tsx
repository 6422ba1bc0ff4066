import { adQuery, similarAdsQuery } from '@trassa/api-client/queries'
import { loadForm } from '@trassa/catalog/ad-types/load-form'
import { type ErrorResponse, isRouteErrorResponse } from 'react-router-dom'
import { AdPage } from '../features/ad/ad-page.tsx'
import { adMeta } from '../features/ad/ad-seo.ts'
import { goneResponse, isGoneData } from '../features/ad/gone/gone-data.ts'
import { phoneByForm } from '../features/ad/phone-by-form.ts'
import { ErrorPageFor } from '../features/errors/error-page-for.tsx'
import { titleOfError } from '../features/errors/error-texts.ts'
import { guardedMeta } from '../lib/document/guarded-meta.ts'
import { pageTime } from '../lib/document/page-time.ts'
import { plainMeta } from '../lib/document/plain-meta.ts'
import { notFound } from '../lib/document/route-error.ts'
import { lazyPart } from '../lib/hydration/lazy-part.ts'
import { adHref } from '../shared/addresses/ad-addresses.ts'
import { keepCanonicalPath } from '../shared/addresses/keep-canonical-path.ts'
import { failedWith } from '../shared/api/failed-with.ts'
import { unpacked } from '../shared/api/packed.ts'
import { packedLoad } from '../shared/api/packed-load.ts'
import { requestContext } from '../shared/api/request-context.ts'
import { clientLoad, type LoadContext } from '../shared/api/route-loader.ts'
import type { Route } from './+types/ad'

const AdGone = lazyPart(() => import('../features/ad/gone/ad-gone.tsx'))

const isGone = (error: unknown): error is ErrorResponse =>
  isRouteErrorResponse(error) && error.status === 410

/** An ad by its slug; a wrong city or type in the address answers 301 (domain §7), a gone ad 410. */
async function load(context: LoadContext) {
  const { api, queryClient, params, url } = context
  const slug = params.slug?.toLowerCase() ?? ''
  const ad = await queryClient.query(adQuery(api, slug)).catch(async (error: unknown) => {
    if (failedWith(error, 'ad.gone')) throw await goneResponse(context, slug)
    throw failedWith(error, 'ad.not_found') ? notFound() : error
  })
  keepCanonicalPath(url, adHref(ad))
  const [form, around] = await Promise.all([
    loadForm(ad.adType),
    // Not the page's subject: without it the page is shown all the same.
    queryClient.query(similarAdsQuery(api, ad.id)).catch(() => null),
  ])
  const { items: similar = [], market = null } = around ?? {}
  return { ad, form, market, similar, now: pageTime(), origin: url.origin }
}

export const loader = packedLoad(load)
/** The form of the phone's button where no script has taken it over. */
export const action = ({ context, params }: Route.ActionArgs) =>
  phoneByForm(context.get(requestContext).api, params.slug)
export const clientLoader = clientLoad(load)

export const meta = guardedMeta<Route.MetaArgs>(({ data, error }) => {
  if (data) {
    const { ad, origin } = unpacked(data)
    return adMeta(ad, origin)
  }
  return plainMeta({
    title: isGone(error) ? 'Объявления больше нет' : titleOfError(error),
    noindex: true,
  })
})

export default function AdRoute({ loaderData, actionData }: Route.ComponentProps) {
  const loaded = unpacked(loaderData)
  return <AdPage key={loaded.ad.id} {...loaded} answered={actionData} />
}

/** The address of an ad that is no more is still asked for: the page leads on to others like it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isGone(error) && isGoneData(error.data) ? (
    <AdGone {...error.data} />
  ) : (
    <ErrorPageFor error={error} />
  )
}
