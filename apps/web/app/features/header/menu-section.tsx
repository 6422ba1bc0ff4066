import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { linkProps, OutsideMark } from '../../shared/outside-links/outside-mark.tsx'
import type { MenuLinks, MenuSection as Section } from './menu-sections.ts'

interface MenuSectionProps {
  section: Section
  onFollowed: () => void
}

const HEADING = 'px-3 pb-1 text-caption text-text-muted'

/** A section of the services menu: its links at once, or behind its title. */
export function MenuSection({
  section: { title, isFolded, groups },
  onFollowed,
}: MenuSectionProps) {
  if (!isFolded) {
    return (
      <section className="not-first:pt-4 pb-2">
        <h3 className={HEADING}>{title}</h3>
        {groups.map((group) => (
          <Links key={group.title} {...group} onFollowed={onFollowed} />
        ))}
      </section>
    )
  }
  return (
    <details className="group/section">
      <summary className="flex min-h-12 cursor-pointer list-none items-center rounded-control px-3 font-medium hover:bg-surface-hover [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1">{title}</h3>
        <ChevronDown
          aria-hidden="true"
          className="text-text-muted transition-transform group-open/section:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pb-3 pl-3">
        {groups.map((group) => (
          <div key={group.title}>
            {groups.length > 1 && <h4 className={`${HEADING} pt-1`}>{group.title}</h4>}
            <Links {...group} onFollowed={onFollowed} />
          </div>
        ))}
      </div>
    </details>
  )
}

function Links({ links, onFollowed }: MenuLinks & { onFollowed: () => void }) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link
            {...linkProps(to)}
            onClick={onFollowed}
            className="flex min-h-control items-center gap-1 rounded-control px-3 hover:bg-surface-hover"
          >
            {label}
            <OutsideMark to={to} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
