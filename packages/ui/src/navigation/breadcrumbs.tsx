import clsx from 'clsx'
import type { ReactElement } from 'react'
import { Link } from '../actions/link.tsx'

const LANE_MARKING = "after:h-0.5 after:w-3 after:shrink-0 after:bg-line-strong after:content-['']"

export interface Crumb {
  label: string
  /** The link element; absent for the current page. */
  render?: ReactElement
}

/** Breadcrumbs, separated by lane markings. On a phone the current page is left out: its heading follows. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Путь по сайту" className="text-caption">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.label}
            className={clsx(
              'flex min-w-0 items-center gap-2',
              !crumb.render && 'max-sm:hidden',
              // At the end, so that no line begins with it.
              crumbs[index + 1] && LANE_MARKING,
              !crumbs[index + 1]?.render && 'max-sm:after:hidden',
            )}
          >
            {crumb.render ? (
              <Link quiet render={crumb.render}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
