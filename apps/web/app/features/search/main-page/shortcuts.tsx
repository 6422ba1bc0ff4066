import type { FilterField } from '@trassa/catalog/engine/definition'
import { groupOptions } from '@trassa/ui/options/group-options'
import { Link } from 'react-router-dom'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { DEFAULT_AD_TYPE } from '../../../shared/addresses/default-type.ts'
import { addressOf, type ListPage } from '../address/list-page.ts'
import { optionsOf } from '../filters/filter-choice.ts'
import { BodyShortcuts } from './body-shortcuts.tsx'
import { kindField } from './kind-field.ts'

/** At most so many links; the complete list is in the search field above. */
const MOST = 24

/** The kinds of things by their headings, where they have some, or else one by one. */
function kindsOf(field: FilterField): { name: string; values: number[] }[] {
  const options = optionsOf(field)
  const groups = groupOptions(options)
  if (groups.length === 1)
    return options.map(({ label, value }) => ({ name: label, values: [Number(value)] }))
  return groups.flatMap(({ title, options: inGroup }) =>
    title ? [{ name: title, values: inGroup.map(({ value }) => Number(value)) }] : [],
  )
}

/** The kinds of things of a type, each a link to its list; cars are told apart by their bodies. */
export default function Shortcuts({ list }: { list: ListPage }) {
  if (list.form.adType === DEFAULT_AD_TYPE) return <BodyShortcuts list={list} />
  const field = kindField(list.form)
  if (!field) return null
  return (
    <nav aria-label={field.label}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] desk:mx-0 desk:flex-wrap desk:px-0">
        {kindsOf(field)
          .slice(0, MOST)
          .map(({ name, values }) => (
            <li key={name}>
              <Link
                to={listHref(
                  addressOf(list, { filters: [{ key: field.key, op: 'many', values }] }),
                )}
                className="touch-target inline-flex h-8 items-center whitespace-nowrap rounded-control border bg-surface-raised px-3 text-caption transition-colors hover:border-line-strong hover:text-sign-text"
              >
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
