import { Link } from 'react-router-dom'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { addressOf, type ListPage } from '../address/list-page.ts'
import { BODY_SHAPES } from './body-shapes.ts'
import { Pictogram } from './pictogram.tsx'

/** Cars by the shape of their bodies. */
export function BodyShortcuts({ list }: { list: ListPage }) {
  return (
    <nav aria-label="Кузова">
      <ul className="body-links">
        {BODY_SHAPES.map(({ id, label, bodies }) => (
          <li key={id}>
            <Link
              to={listHref(
                addressOf(list, {
                  filters: [{ key: 'bodyType', op: 'many', values: [...bodies] }],
                }),
              )}
            >
              <Pictogram id={id} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
