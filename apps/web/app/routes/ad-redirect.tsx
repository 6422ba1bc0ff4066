import { adById, adBySlug, goneAd } from '@trassa/contracts/calls/ads'
import { idSchema } from '@trassa/contracts/values'
import { redirect } from 'react-router-dom'
import { notFound } from '../lib/document/route-error.ts'
import { adHref } from '../shared/addresses/ad-addresses.ts'
import { failedWith } from '../shared/api/failed-with.ts'
import { clientLoad, type LoadContext, serverLoad } from '../shared/api/route-loader.ts'

/** `/Ad?id=` and `/Ad?slug=` answer 301 to the ad's one address (domain §7). */
async function load({ api, url }: LoadContext): Promise<never> {
  const id = idSchema.safeParse(url.searchParams.get('id'))
  const slug = url.searchParams.get('slug')
  if (!id.success && !slug) throw notFound()
  const gone = id.success ? { id: id.data } : { slug: slug ?? '' }
  const asked = id.success
    ? api.ask(adById, { params: { id: id.data }, query: {} })
    : api.ask(adBySlug, { query: { slug: slug ?? '' } })
  const ad = await asked.catch((error: unknown) => {
    // Its own address says that it is gone.
    if (failedWith(error, 'ad.gone')) return api.ask(goneAd, { query: gone })
    throw failedWith(error, 'ad.not_found') ? notFound() : error
  })
  throw redirect(adHref(ad), 301)
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export default function AdRedirect() {
  return null
}
