import { rowLabel } from '@trassa/api-client/dictionary-query'
import { formatNumber } from '@trassa/catalog/format/numbers'
import { Link } from 'react-router-dom'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { chosenIds, filterChain } from '../address/filter-chain.ts'
import { addressOf, type ListPage } from '../address/list-page.ts'
import { useDictionaries } from '../filters/use-dictionaries.ts'
import { PARTS_SHOWN } from './shown-parts.ts'

/** Where one goes on from a list: its marks, its mark's models, its model's generations, with counts. */
export default function ListParts({ list }: { list: ListPage }) {
  const { form, filters, summary } = list
  const dictionaries = useDictionaries(form, filters)
  const parts = summary?.parts
  const chain = filterChain(form)
  // Below several marks a model would narrow down its own mark only: the filters are the place for that.
  const isSeveral = chain.some(({ key }) => chosenIds(filters, key).length > 1)
  if (!parts || isSeveral || !chain.some(({ key }) => key === parts.key)) return null
  const names = new Map((dictionaries.get(parts.key) ?? []).map((row) => [row.id, rowLabel(row)]))
  const shown = parts.counts.filter(({ id }) => names.has(id)).slice(0, PARTS_SHOWN)
  if (shown.length < 2) return null
  const label = form.fields.find(({ key }) => key === parts.key)?.label ?? ''
  return (
    <nav aria-label={label}>
      <ul className="counted-links counted-row">
        {shown.map(({ id, total }) => (
          <li key={id}>
            <Link
              to={listHref(
                addressOf(list, {
                  filters: [...filters, { key: parts.key, op: 'many', values: [id] }],
                }),
              )}
            >
              {names.get(id)}
              <span>{formatNumber(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
