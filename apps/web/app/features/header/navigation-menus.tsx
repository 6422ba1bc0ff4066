import { NavMenu, NavMenuItem, NavMenuLink } from '@trassa/ui/navigation/nav-menu'
import { Link, useLocation } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useServiceLinks } from '../../shared/outside-links/outside-links.ts'
import { linkProps, OutsideMark } from '../../shared/outside-links/outside-mark.tsx'
import { isCurrent, type NavigationLink } from './navigation-links.ts'

interface NavigationMenusProps {
  label: string
  links: readonly NavigationLink[]
}

/** The navigation with lists that drop down after 700 ms and close after 300 (spec §9). */
export default function NavigationMenus({ label, links }: NavigationMenusProps) {
  const location = useLocation()
  const services = useServiceLinks()
  const entries = links.map((entry) =>
    entry.to === PATHS.partnerServices ? { ...entry, children: services } : entry,
  )
  const link = (entry: NavigationLink, top: boolean) => (
    <NavMenuLink
      key={entry.to}
      top={top}
      current={isCurrent(entry, location)}
      render={<Link {...linkProps(entry.to)} />}
    >
      {entry.label}
      <OutsideMark to={entry.to} />
    </NavMenuLink>
  )
  return (
    <NavMenu label={label}>
      {entries.map((entry) =>
        entry.children ? (
          <NavMenuItem key={entry.label} label={entry.label} current={isCurrent(entry, location)}>
            {entry.children.map((child) => link(child, false))}
          </NavMenuItem>
        ) : (
          link(entry, true)
        ),
      )}
    </NavMenu>
  )
}
