import { Link } from 'react-router-dom'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { addressOf, type ListPage } from '../address/list-page.ts'
import { BODY_SHAPES } from './body-shapes.ts'

/** Cars by the shape of their bodies. */
export function BodyShortcuts({ list }: { list: ListPage }) {
  return (
    <nav aria-label="Кузова">
      <ul className="-mx-4 grid auto-cols-[24%] grid-flow-col gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:auto-cols-[18%] desk:mx-0 desk:auto-cols-fr desk:px-0">
        {BODY_SHAPES.map(({ id, label, bodies, shape }) => (
          <li key={id} className="min-w-0">
            <Link
              to={listHref(
                addressOf(list, {
                  filters: [{ key: 'bodyType', op: 'many', values: [...bodies] }],
                }),
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
