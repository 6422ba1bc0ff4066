import type { MyAdsList } from '@trassa/contracts/enumerations/ads'
import { NavLink, useLocation } from 'react-router-dom'
import { LIST_PAGES } from './list-pages.ts'

interface ListTabsProps {
  /** How many each list holds; unknown until the first answer. */
  counts: Record<MyAdsList, number> | undefined
}

/** The lists as tabs; each has its own address. */
export function ListTabs({ counts }: ListTabsProps) {
  const { search } = useLocation()
  return (
    <nav aria-label="Списки объявлений" className="relative overflow-x-auto [scrollbar-width:none]">
      <span className="lane pointer-events-none absolute inset-x-0 bottom-0 text-line" />
      <ul className="flex gap-1">
        {LIST_PAGES.map(({ list, path, tab }) => (
          <li key={list}>
            <NavLink
              to={{ pathname: path, search }}
              className="relative flex min-h-control items-center gap-2 whitespace-nowrap rounded-control px-3 pb-0.5 text-text-muted transition-colors -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 hover:text-text aria-[current=page]:font-medium aria-[current=page]:text-text aria-[current=page]:after:bg-sign-text forced-colors:aria-[current=page]:after:bg-[CanvasText]"
            >
              {`${tab} `}
              {counts && <span className="text-caption text-text-muted">{counts[list]}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
