import { useQueries } from '@tanstack/react-query'
import { filterFields } from '@trassa/catalog/common-filters'
import type { Filter } from '@trassa/catalog/form-filter'
import { formOf } from '@trassa/catalog/form-of'
import { filterAds } from '@trassa/contracts/calls/filter'
import type { Ad, AdCard } from '@trassa/contracts/entities/ad'
import { Link } from '@trassa/ui/link'
import { Link as RouterLink } from 'react-router-dom'
import { type ListAddress, listHref } from '../../lib/ad-addresses.ts'
import { useApi } from '../../lib/api-context.ts'
import { AdGrid } from './ad-grid.tsx'
import { filterChain } from './filter-chain.ts'
import { listQuery } from './list-page.ts'

const MOST = 4
/** Mark and model; a generation would leave too few. */
const LINKS = 2

/** The same mark and model, as the list's filters say it. */
export function likeFilters({ adType, fields }: Pick<Ad, 'adType' | 'fields'>): Filter[] {
  const form = formOf(adType)
  if (!form) return []
  const modes = new Map(filterFields(form).map(({ key, filter }) => [key, filter]))
  return filterChain(form)
    .slice(0, LINKS)
    .flatMap(({ key }): Filter[] => {
      const value = fields[key]
      if (typeof value !== 'string') return []
      return [
        modes.get(key) === 'many'
          ? { key, op: 'many', values: [value] }
          : { key, op: 'exact', value },
      ]
    })
}

/** Other ads of the same mark and model, those of the same city first, then of the mark. In the browser only. */
export function SimilarAds({ ad, now }: { ad: Ad; now: string }) {
  const api = useApi()
  const filters = likeFilters(ad)
  const here: ListAddress = { adType: ad.adType, citySlug: ad.citySlug, filters }
  const anywhere: ListAddress = { ...here, citySlug: null }
  const ofMark: ListAddress = { ...anywhere, filters: filters.slice(0, 1) }
  const found = useQueries({
    queries: [here, anywhere, ofMark].map((address) => {
      const query = listQuery(address)
      return {
        queryKey: ['similarAds', query],
        queryFn: ({ signal }: { signal: AbortSignal }) => api.ask(filterAds, { query }, { signal }),
        enabled: filters.length > 0,
      }
    }),
    combine: (answers) =>
      new Map(
        answers
          .flatMap(({ data }): AdCard[] => data?.items ?? [])
          .filter(({ id }) => id !== ad.id)
          .map((one) => [one.id, one]),
      ),
  })
  if (found.size === 0) return null
  return (
    <section aria-labelledby="similar">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="similar" className="font-bold text-title">
          Похожие объявления
        </h2>
        <Link render={<RouterLink to={listHref(anywhere)} />}>Все похожие</Link>
      </div>
      <AdGrid ads={[...found.values()].slice(0, MOST)} now={now} columns={4} />
    </section>
  )
}
