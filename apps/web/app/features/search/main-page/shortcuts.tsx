import { Link } from 'react-router-dom'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { DEFAULT_AD_TYPE } from '../../../shared/addresses/default-type.ts'
import { addressOf, type ListPage } from '../address/list-page.ts'
import { BodyShortcuts } from './body-shortcuts.tsx'
import { kindField } from './kind-field.ts'
import { kindsOf } from './kinds.ts'

/** The kinds of things of a type, each a link to its list; cars are told apart by their bodies. */
export default function Shortcuts({ list }: { list: ListPage }) {
  if (list.form.adType === DEFAULT_AD_TYPE) return <BodyShortcuts list={list} />
  const field = kindField(list.form)
  if (!field) return null
  return (
    <nav aria-label={field.label}>
      <ul className="kind-links">
        {(list.kinds ?? kindsOf(list.form)).map(([name, values]) => (
          <li key={name}>
            <Link
              to={listHref(addressOf(list, { filters: [{ key: field.key, op: 'many', values }] }))}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
