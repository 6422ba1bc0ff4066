import clsx from 'clsx'
import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router-dom'
import type { NavigationLink } from './navigation-links.ts'

const NavigationMenus = lazy(() => import('./navigation-menus.tsx'))

const LINK =
  'relative flex min-h-control items-center whitespace-nowrap rounded-control px-3 text-text transition-colors hover:bg-surface-hover aria-[current=page]:font-medium aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-0.5 aria-[current=page]:after:h-0.75 aria-[current=page]:after:bg-sign-text'

interface TopNavigationProps {
  label: string
  links: NavigationLink[]
  /** Stays on phones as a row to scroll; elsewhere the menu has these links. */
  onPhones?: boolean
}

/** The row of links below the header; lists that drop down load their code apart. */
export function TopNavigation({ label, links, onPhones = false }: TopNavigationProps) {
  const plain = (
    <nav aria-label={label} className="flex gap-1">
      {links.map(({ label: name, to }) => (
        <NavLink key={to} to={to} end className={LINK}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
  return (
    <div className={clsx('border-b bg-surface-raised', !onPhones && 'hidden desk:block')}>
      <div className="mx-auto max-w-content overflow-x-auto px-1 py-0.5 desk:px-3">
        {links.some(({ children }) => children) ? (
          <Suspense fallback={plain}>
            <NavigationMenus label={label} links={links} />
          </Suspense>
        ) : (
          plain
        )}
      </div>
    </div>
  )
}
