import { Link } from 'react-router'
import { listHref } from '../../lib/ad-addresses.ts'
import { BODY_SHAPES } from './body-shapes.ts'
import { addressOf, type ListPage } from './list-page.ts'

/** Cars by the shape of their bodies. */
export function BodyShortcuts({ list }: { list: ListPage }) {
  return (
    <nav aria-label="Кузова">
      <ul className="grid grid-cols-4 gap-1 sm:grid-cols-5 desk:grid-cols-10">
        {BODY_SHAPES.map(({ id, label, bodies, shape }) => (
          <li key={id} className="min-w-0">
            <Link
              to={listHref(
                addressOf(list, { filters: [{ key: 'bodyType', op: 'many', values: [...bodies] }] }),
              )}
              className="flex min-h-20 flex-col items-center justify-center gap-1 rounded-control text-caption text-text-muted transition-colors hover:bg-surface-hover hover:text-sign-text"
            >
              <svg viewBox="0 0 48 32" fill="currentColor" aria-hidden="true" className="h-8 w-12">
                <path fillRule="evenodd" d={shape} />
              </svg>
              <span className="max-w-full truncate">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
