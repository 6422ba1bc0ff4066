import { adTypeSchema } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { escapeHtml } from '../../../platform/http/escape-html.ts'

/** A list by its type and its query string, the place included. */
export interface LinkedList {
  adType: AdType
  query: string
}

const PATH = '/Search'
const TYPE = 'ad_type'

/** The list on the site. */
export const listUrl = (publicUrl: string, { adType, query }: LinkedList): string =>
  `${publicUrl}${PATH}?${[`${TYPE}=${adType}`, query].filter(Boolean).join('&')}`

/** The list that `listUrl` has made an address of; `undefined` for any other address. */
export function listAt(url: string): LinkedList | undefined {
  const { pathname, searchParams } = new URL(url)
  const adType = adTypeSchema.safeParse(searchParams.get(TYPE))
  if (pathname !== PATH || !adType.success) return undefined
  searchParams.delete(TYPE)
  return { adType: adType.data, query: searchParams.toString() }
}

/** A link as Telegram's HTML. */
export const listLink = (name: string, url: string): string =>
  `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`
