import { adsQuery } from '@trassa/api-client/queries'
import { loadForm } from '@trassa/catalog/load-form'
import type { City } from '@trassa/contracts/entities/city'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { LoadContext } from '../../lib/load.ts'
import { loadDictionary } from '../../lib/reference.ts'
import { filterChain, parentIds } from './filter-chain.ts'
import { addressOf, type ListPage, listQuery, readListPage } from './list-page.ts'

interface Place {
  adType: AdType
  city: City | null
}

/** Reads a list's address and has its first ads and the words of its filters ready. */
export async function loadList(context: LoadContext, { adType, city }: Place): Promise<ListPage> {
  const list = readListPage(context.url, { form: await loadForm(adType), city })
  await Promise.all([loadAds(context, list), loadDictionaries(context, list)])
  return list
}

async function loadAds({ api, queryClient }: LoadContext, list: ListPage): Promise<void> {
  const query = adsQuery(api, listQuery(addressOf(list)), list.cursor ?? undefined)
  // Going back shows what was there, in all its length; the list itself says why it failed.
  await queryClient.infiniteQuery({ ...query, staleTime: 'static' }).catch(() => undefined)
}

async function loadDictionaries(context: LoadContext, { form, filters }: ListPage) {
  const wanted = filterChain(form).flatMap((link) =>
    parentIds(link, filters).map((parent) => loadDictionary(context, link, parent)),
  )
  // Without its dictionaries a list has chips without names, which is better than no list.
  await Promise.allSettled(wanted)
}
