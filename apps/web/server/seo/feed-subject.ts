import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { dictionaryQuery } from '@trassa/api-client/dictionary-query'
import { loadForm } from '@trassa/catalog/ad-types/load-form'
import { chips, type NameOf } from '@trassa/catalog/engine/filters/filter-chips'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import {
  chosenIds,
  filterChain,
  parentIds,
} from '../../app/features/search/address/filter-chain.ts'
import {
  type ListPage,
  RADIUS_KEY,
  radiusOf,
  readListPage,
} from '../../app/features/search/address/list-page.ts'
import { chosenParts, subjectOf } from '../../app/features/search/labels/list-labels.ts'
import { createQueryClient } from '../../app/shared/api/browser-api.ts'
import { inPlace } from '../../app/shared/city/city-labels.ts'
import { findCity } from '../../app/shared/city/find-city.ts'

const typeOf = (name: string | null): AdType => AD_TYPES.find((type) => type === name) ?? 'auto'

/** `Lada Granta в Казани, цена до 500 000 ₽`: a subscriber tells feeds apart by their titles. */
export async function feedSubject(api: ApiClient, url: URL): Promise<string> {
  const form = await loadForm(typeOf(url.searchParams.get('ad_type')))
  const queryClient = createQueryClient()
  const city = await findCity({ api, queryClient }, url.searchParams.get('city') ?? undefined)
  const list = readListPage(url, { form, city })
  const nameOf = await namesOf(list, { api, queryClient })
  const said = new Set([RADIUS_KEY, ...chosenParts(list, nameOf).map(({ key }) => key)])
  const others = chips(form, list.filters, nameOf).filter(({ key }) => !said.has(key))
  const what = `${subjectOf(list, nameOf)} ${inPlace(city, radiusOf(list))}`
  return [what, ...others.map(({ text }) => text)].join(', ')
}

/** The names of the ids that a list is narrowed down to; those that cannot be loaded stay unnamed. */
async function namesOf(
  { form, filters }: ListPage,
  { api, queryClient }: { api: ApiClient; queryClient: QueryClient },
): Promise<NameOf> {
  const names = new Map<string, string>()
  for (const link of filterChain(form)) {
    if (chosenIds(filters, link.key).length === 0) continue
    for (const parent of parentIds(link, filters)) {
      const rows = await queryClient.query(dictionaryQuery(api, link, parent)).catch(() => [])
      for (const { id, name } of rows) names.set(`${link.key} ${id}`, name)
    }
  }
  return (key, id) => names.get(`${key} ${id}`)
}
