import { goneAd } from '@trassa/contracts/calls/ads'
import { similarAds } from '@trassa/contracts/calls/filter'
import type { GoneAd, ListedAd } from '@trassa/contracts/entities/ad'
import { data } from 'react-router-dom'
import { pageTime } from '../../../lib/document/page-time.ts'
import { adHref } from '../../../shared/addresses/ad-addresses.ts'
import { keepCanonicalPath } from '../../../shared/addresses/keep-canonical-path.ts'
import type { LoadContext } from '../../../shared/api/route-loader.ts'

/** What the page of an ad that was public and is no more shows. */
export interface GoneData {
  ad: GoneAd
  similar: ListedAd[]
  now: string
}

/** 410 with what the page shows; the ad's one address stays what it was. */
export async function goneResponse({ api, url }: LoadContext, slug: string) {
  const ad = await api.ask(goneAd, { query: { slug } })
  keepCanonicalPath(url, adHref(ad))
  const found = await api.ask(similarAds, { params: { id: ad.id } }).catch(() => null)
  const gone: GoneData = { ad, similar: found?.items ?? [], now: pageTime() }
  return data(gone, { status: 410 })
}

export const isGoneData = (value: unknown): value is GoneData =>
  typeof value === 'object' && value !== null && 'ad' in value && 'similar' in value
