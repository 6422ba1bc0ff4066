import { chips as chipsOf } from '@trassa/catalog/engine/filters/filter-chips'
import { parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { countOf } from '@trassa/catalog/format/numbers'
import { Button } from '@trassa/ui/actions/button'
import { Link } from 'react-router-dom'
import { AD_FORMS } from '../../../shared/ad-view/ad-labels.ts'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import type { ListPage } from '../address/list-page.ts'
import { useNames } from '../filters/use-dictionaries.ts'

/** What the nearest list leaves out that holds ads, where the words of an empty one name several conditions at once. */
export function WiderList({ list }: { list: ListPage }) {
  const nameOf = useNames(list)
  const { form, filters, typed, understood } = list
  const { wider } = understood ?? {}
  if (!wider || wider.adType !== form.adType) return null
  const { filters: kept } = parseFilters(form, new URLSearchParams(wider.query))
  const keys = new Set(kept.map(({ key }) => key))
  const omitted = [
    ...(list.city && wider.citySlug === null ? [list.city.name] : []),
    ...filters
      .filter(({ key }) => !keys.has(key))
      .flatMap((filter) => chipsOf(form, [filter], nameOf).map(({ text }) => text)),
  ]
  // One condition less is offered for each of them.
  if (omitted.length < 2) return null
  const [last, ...others] = omitted.map((text) => `«${text.replaceAll(/[«»]/g, '')}»`).reverse()
  return (
    <Button
      variant="secondary"
      className="max-w-full wrap-anywhere"
      render={<Link to={listHref({ ...wider, typed })} preventScrollReset />}
    >
      {`Без ${others.reverse().join(', ')} и ${last}: ${countOf(wider.total, AD_FORMS)}`}
    </Button>
  )
}
