import type { ReactElement } from 'react'
import { Link } from '../actions/link.tsx'

export interface Crumb {
  label: string
  /** The link element; absent for the current page. */
  render?: ReactElement
}

/** Breadcrumbs, separated by lane markings. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Путь по сайту" className="text-caption">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-w-0 items-center gap-2">
            {crumb.render ? (
              <Link quiet render={crumb.render}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {crumb.label}
              </span>
            )}
            {index < crumbs.length - 1 && (
              <span aria-hidden="true" className="h-0.5 w-3 shrink-0 bg-line-strong" />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
