import { NavMenu, NavMenuItem, NavMenuLink } from '@trassa/ui/nav-menu'
import { Link, useLocation } from 'react-router-dom'
import { isAt } from '../../lib/paths.ts'
import type { NavigationLink } from './navigation-links.ts'

interface NavigationMenusProps {
  label: string
  links: NavigationLink[]
}

/** The navigation with lists that drop down after 700 ms and close after 300 (spec §9). */
export default function NavigationMenus({ label, links }: NavigationMenusProps) {
  const { pathname } = useLocation()
  const link = ({ label: name, to }: { label: string; to: string }, top: boolean) => (
    <NavMenuLink key={to} top={top} current={isAt(pathname, to)} render={<Link to={to} />}>
      {name}
    </NavMenuLink>
  )
  return (
    <NavMenu label={label}>
      {links.map((entry) =>
        entry.children ? (
          <NavMenuItem
            key={entry.label}
            label={entry.label}
            current={entry.children.some(({ to }) => isAt(pathname, to))}
          >
            {entry.children.map((child) => link(child, false))}
          </NavMenuItem>
        ) : (
          link(entry, true)
        ),
      )}
    </NavMenu>
  )
}
