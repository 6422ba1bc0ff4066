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
      <ul className="-mx-4 grid auto-cols-[46%] grid-flow-col grid-rows-3 gap-x-2 overflow-x-auto px-4 [scrollbar-width:none] sm:auto-cols-[30%] desk:mx-0 desk:grid-flow-row desk:grid-cols-5 desk:grid-rows-none desk:px-0 wide:-mr-4 wide:grid-cols-6">
        {marks.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={listHref(addressOf(list, { filters: [{ key, op: 'exact', value: id }] }))}
              className="group flex min-h-12 min-w-0 items-center gap-2 rounded-control px-1 transition-colors hover:bg-surface-hover hover:text-sign-text"
            >
              <span className="text-text-muted transition-colors group-hover:text-sign-text">
                <MarkLogo name={name} />
              </span>
              <span className="min-w-0 truncate">{name}</span>
              {counts.has(id) && (
                <span className="text-caption text-text-muted">
                  {formatNumber(counts.get(id) ?? 0)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
