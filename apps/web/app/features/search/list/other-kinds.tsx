import { useQueries } from '@tanstack/react-query'
import { countOf } from '@trassa/catalog/format/numbers'
import { subtypeOfAdType, subtypesOf } from '@trassa/catalog/taxonomy/subtypes'
import { Button } from '@trassa/ui/actions/button'
import { Link } from 'react-router-dom'
import { AD_FORMS } from '../../../shared/ad-view/ad-labels.ts'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import type { ListPage } from '../address/list-page.ts'
import { facetsQuery } from '../filters/facets-query.ts'

/** At most so many suggestions. */
const MOST = 3

/**
 * Links to the same words in other subtypes of the list's main type, most ads first: the header searches the
 * type of the page, and "КамАЗ" is no passenger car. Nothing without words, or where no other subtype has them; words like them do not count.
 */
export function OtherKinds({ list }: { list: ListPage }) {
  const api = useApi()
  const filter = list.filters.find(({ key }) => key === 'q')
  const words = filter?.op === 'exact' ? String(filter.value) : ''
  const main = subtypeOfAdType(list.form.adType)?.type
  const kinds = (main === undefined || words === '' ? [] : subtypesOf(main))
    .filter(({ adType, disabled }) => adType !== list.form.adType && !disabled)
    .map(({ name, adType }) => ({
      name,
      address: {
        adType,
        citySlug: list.city?.slug ?? null,
        query: `q=${encodeURIComponent(words)}`,
      },
    }))
  const totals = useQueries({ queries: kinds.map(({ address }) => facetsQuery(api, address)) })
  const found = kinds
    .map((kind, index) => {
      const { total = 0, match } = totals[index]?.data ?? {}
      return { ...kind, total, match }
    })
    .filter(({ total, match }) => total > 0 && match !== 'alike')
    .sort((one, other) => other.total - one.total)
    .slice(0, MOST)
  return found.map(({ name, address, total }) => (
    <Button key={address.adType} variant="secondary" render={<Link to={listHref(address)} />}>
      {name}: {countOf(total, AD_FORMS)}
    </Button>
  ))
}
