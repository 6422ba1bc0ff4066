import { adsQuery } from '@trassa/api-client/queries'
import { formOf } from '@trassa/catalog/form-of'
import type { LoadContext } from '../../lib/load.ts'
import { loadDictionary } from '../../lib/reference.ts'
import { filterChain, parentIds } from './filter-chain.ts'
import { addressOf, type ListPage, listQuery, readListPage } from './list-page.ts'

/** Reads a list's address and has its first ads and the words of its filters ready. */
export async function loadList(
  context: LoadContext,
  place: Pick<ListPage, 'adType' | 'city'>,
): Promise<ListPage> {
  const list = readListPage(context.url, place)
  await Promise.all([loadAds(context, list), loadDictionaries(context, list)])
  return list
}

async function loadAds({ api, queryClient }: LoadContext, list: ListPage): Promise<void> {
  if (!formOf(list.adType)) return
  const query = adsQuery(api, listQuery(addressOf(list)), list.cursor ?? undefined)
  // Going back shows what was there, in all its length; the list itself says why it failed.
  await queryClient.infiniteQuery({ ...query, staleTime: 'static' }).catch(() => undefined)
}

async function loadDictionaries(context: LoadContext, { adType, filters }: ListPage) {
  const form = formOf(adType)
  const wanted = form
    ? filterChain(form).flatMap((link) =>
        parentIds(link, filters).map((parent) => loadDictionary(context, link.dictionary, parent)),
      )
    : []
  // Without its dictionaries a list has chips without names, which is better than no list.
  await Promise.allSettled(wanted)
}
