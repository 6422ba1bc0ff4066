import { Link } from 'react-router-dom'
import { linkProps, OutsideMark } from '../../shared/outside-links/outside-mark.tsx'
import type { FooterColumn } from './use-footer-columns.ts'

/** A column of the footer, which screen readers list by its label. */
export function FooterLinks({ label, links }: FooterColumn) {
  return (
    <nav aria-label={label} className="footer-links">
      <p aria-hidden="true">{label}</p>
      <ul>
        {links.map(({ label: name, to }) => (
          <li key={to}>
            <Link {...linkProps(to)}>
              {name}
              <OutsideMark to={to} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
