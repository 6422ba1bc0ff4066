import type { ReactElement } from 'react'
import { Link } from '../actions/link.tsx'

export interface Crumb {
  label: string
  /** The link element; absent for the current page. */
  render?: ReactElement
}

/** Breadcrumbs, separated by lane markings. On a phone the current page is left out: its heading follows. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    // styles/components.css
    <nav aria-label="Путь по сайту" className="breadcrumbs">
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.render ? (
              <Link quiet render={crumb.render}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
