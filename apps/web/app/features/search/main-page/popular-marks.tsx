import { formatNumber } from '@trassa/catalog/format/numbers'
import { Link } from 'react-router-dom'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { filterChain } from '../address/filter-chain.ts'
import { addressOf, type ListPage } from '../address/list-page.ts'
import { mostPopular } from '../filters/most-popular.ts'
import { useDictionaries } from '../filters/use-dictionaries.ts'
import { MarkLogo } from './mark-logo.tsx'
import { MARKS_SHOWN } from './marks-shown.ts'

/** The most popular marks, each a link to its list. */
export default function PopularMarks({ list }: { list: ListPage }) {
  const { form } = list
  const key = filterChain(form)[0]?.key ?? ''
  const counts = new Map(
    list.summary?.parts?.key === key
      ? list.summary.parts.counts.map(({ id, total }) => [id, total])
      : [],
  )
  const marks = mostPopular(useDictionaries(form, []).get(key) ?? []).slice(0, MARKS_SHOWN)
  if (marks.length === 0) return null
  return (
    <nav aria-labelledby="marks">
      <h2 id="marks" className="mb-3 font-bold text-title">
        Популярные марки
      </h2>
      <ul className="mark-links">
        {marks.map(({ id, name }) => (
          <li key={id}>
            <Link to={listHref(addressOf(list, { filters: [{ key, op: 'exact', value: id }] }))}>
              <MarkLogo name={name} />
              <span>{name}</span>
              {counts.has(id) && <small>{formatNumber(counts.get(id) ?? 0)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
