import { redirect } from 'react-router-dom'
import { notFound } from '../../../lib/document/route-error.ts'
import { listHref, mainHref } from '../../../shared/addresses/ad-addresses.ts'
import { listLocationAt, listRedirect } from '../../../shared/addresses/list-location.ts'
import { sentForm } from '../../../shared/addresses/sent-form.ts'
import type { LoadContext } from '../../../shared/api/route-loader.ts'
import type { Place } from '../../../shared/city/place.ts'
import { addressOf, type ListPage } from './list-page.ts'
import { loadList } from './load-list.ts'
import { wordsAt } from './words-at.ts'

/**
 * Loads the list that the address names, in the city that was found for it. Throws 404 where the address
 * names none, 301 for another spelling of it (domain §7), and 302 to the clean address of a form that was
 * sent without JavaScript, for what it leaves out depends on the dictionaries.
 */
export async function loadListAt(context: LoadContext, city: Place | null): Promise<ListPage> {
  const { url } = context
  const citySlug = city?.slug ?? null
  const location = listLocationAt(url, citySlug)
  if (!location) throw notFound()
  const words = wordsAt(url)
  if (words) {
    const { meantHref } = await import('./understood-words.ts')
    throw redirect(await meantHref(context, words), 302)
  }
  const list = await loadList(context, { adType: location.adType, city, view: location.view })
  const isFiltered = list.filters.length > 0
  const target = listRedirect(url, { ...location, citySlug, isFiltered })
  if (target !== null) throw redirect(target, 301)
  if (sentForm(url)) {
    const href = location.view === 'list' || isFiltered ? listHref : mainHref
    throw redirect(href(addressOf(list)), 302)
  }
  return list
}
