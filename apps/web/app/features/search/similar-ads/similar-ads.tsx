import { useQueries } from '@tanstack/react-query'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filterAds } from '@trassa/contracts/calls/filter'
import type { Ad, AdCard } from '@trassa/contracts/entities/ad'
import { Link } from '@trassa/ui/actions/link'
import { Link as RouterLink } from 'react-router-dom'
import { AdGrid } from '../../../shared/ad-cards/ad-grid.tsx'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import { addressOf, listQuery } from '../address/list-page.ts'
import { similarAdsFilters } from './similar-ads-filters.ts'

const MOST = 4

interface SimilarAdsProps {
  ad: Ad
  form: FormDefinition
  now: string
}

/** Similar ads: of the same city first, then of the whole country, then less similar ones. In the browser only. */
export function SimilarAds({ ad, form, now }: SimilarAdsProps) {
  const api = useApi()
  const filters = similarAdsFilters(form, ad.fields)
  const addressFor = (wanted: Filter[], citySlug: string | null) =>
    addressOf({ form, city: null, filters: wanted, sort: 'dateTo' }, { citySlug })
  const anywhere = addressFor(filters, null)
  const looser = filters.length > 1 ? [addressFor(filters.slice(0, 1), null)] : []
  const found = useQueries({
    queries: [addressFor(filters, ad.citySlug), anywhere, ...looser].map((address) => {
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
