import { Link } from '@trassa/ui/actions/link'
import { Link as RouterLink } from 'react-router-dom'
import { linkProps, OutsideMark } from '../../shared/outside-links/outside-mark.tsx'
import type { FooterColumn } from './use-footer-columns.ts'

/** A column of the footer, which screen readers list by its label. */
export function FooterLinks({ label, links }: FooterColumn) {
  return (
    <nav aria-label={label} className="last:odd:col-span-2">
      <p aria-hidden="true" className="mb-1 font-medium text-caption">
        {label}
      </p>
      <ul className="footer-links">
        {links.map(({ label: name, to }) => (
          <li key={to}>
            <Link quiet render={<RouterLink {...linkProps(to)} />}>
              {name}
              <OutsideMark to={to} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
