import clsx from 'clsx'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useWide } from '../../lib/browser/use-wide.ts'
import { lazyPart } from '../../lib/hydration/lazy-part.ts'
import { isCurrent, type NavigationLink } from './navigation-links.ts'

const NavigationMenus = lazyPart(() => import('./navigation-menus.tsx'))

interface TopNavigationProps {
  label: string
  links: readonly NavigationLink[]
  /** Stays on phones as a row to scroll; elsewhere the menu has these links. */
  onPhones?: boolean
}

/**
 * The row of links below the header. Lists that drop down load their code once the page is there, and
 * on a desk only; until then, and without JavaScript, a main type leads to its page.
 */
export function TopNavigation({ label, links, onPhones = false }: TopNavigationProps) {
  const location = useLocation()
  const dropsDown = useWide(false) && links.some(({ children }) => children)
  const plain = (
    <nav aria-label={label} className="flex gap-1">
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          aria-current={isCurrent(link, location) ? 'page' : undefined}
          className={link.children ? 'section-menu' : 'section-link'}
        >
          {link.label}
          {link.hint}
        </Link>
      ))}
    </nav>
  )
  return (
    <div className={clsx('section-row', !onPhones && 'max-desk:hidden')}>
      <div>
        {dropsDown ? (
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
