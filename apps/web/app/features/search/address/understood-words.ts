import { understoodQuery } from '@trassa/api-client/understood-query'
import type { Understood } from '@trassa/contracts/entities/understood'
import { LONGEST_TEXT } from '@trassa/contracts/longest-query'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { DEFAULT_AD_TYPE } from '../../../shared/addresses/default-type.ts'
import type { LoadContext } from '../../../shared/api/route-loader.ts'
import { loadLeftOut } from './left-out.ts'
import type { ListPage } from './list-page.ts'
import type { Words } from './words-at.ts'

const understand = (
  { api, queryClient }: LoadContext,
  { q, adType, citySlug }: Words,
): Promise<Understood> => {
  const query = {
    q,
    ...(adType && { ad_type: adType }),
    ...(citySlug !== undefined && { city: citySlug }),
  }
  // Going back to a list does not wait for it.
  return queryClient.query({ ...understoodQuery(api, query), staleTime: 'static' })
}

/** The address of the list that words mean; of one with them as its text, where that cannot be told. */
export async function meantHref(context: LoadContext, words: Words): Promise<string> {
  const { q, adType = DEFAULT_AD_TYPE, citySlug = null } = words
  const understood = await understand(context, words).catch(() => undefined)
  return understood
    ? listHref({ ...understood.list, typed: q })
    : listHref({ adType, citySlug, query: `q=${encodeURIComponent(q.slice(0, LONGEST_TEXT))}` })
}

/** What the words were understood as that a list was found by, and what that leaves out of them. A list without it is still a list. */
export async function loadUnderstood(
  context: LoadContext,
  { typed = '', form, city }: ListPage,
): Promise<Pick<ListPage, 'understood' | 'leftOut'>> {
  const words = { q: typed, adType: form.adType, citySlug: city?.slug }
  const understood = await understand(context, words).catch(() => undefined)
  if (!understood) return {}
  const leftOut = await loadLeftOut(context, form, understood)
  return { understood, ...(leftOut && { leftOut }) }
}
