import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import type { City } from '@trassa/contracts/entities/city'
import { redirect } from 'react-router-dom'
import { listHref, mainHref } from '../../../shared/addresses/ad-addresses.ts'
import { defaultTypeAt, mainTypeAt, readAdType } from '../../../shared/addresses/default-type.ts'
import type { LoadContext } from '../../../shared/api/route-loader.ts'
import { addressOf, type ListPage } from '../address/list-page.ts'
import { loadList } from '../address/load-list.ts'

/**
 * A main page: of a main type by its path, in a city of any. The chosen subtype stands in the address;
 * one of another main type belongs to that one's page.
 */
export async function loadMain(context: LoadContext, city: City | null): Promise<ListPage> {
  const { url } = context
  const main = mainTypeAt(url.pathname)
  const asked = readAdType(url.searchParams.get('ad_type'))
  const adType = asked ?? defaultTypeAt(url.pathname)
  if (main && subtypeOfAdType(adType)?.type !== main.id) {
    throw redirect(mainHref({ adType, citySlug: null }), 301)
  }
  const list = await loadList(context, { adType, city })
  // The main page shows everything; what is narrowed down has an address of its own.
  if (list.filters.length > 0) throw redirect(listHref(addressOf(list)), 301)
  return list
}
