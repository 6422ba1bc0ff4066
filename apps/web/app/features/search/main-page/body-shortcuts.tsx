import { Link } from 'react-router-dom'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { addressOf, type ListPage } from '../address/list-page.ts'
import { BODY_SHAPES, WHEELS } from './body-shapes.ts'

/** `id` of the first shape's wheels, which the others repeat. */
const WHEELS_ID = 'wheels'

/** Cars by the shape of their bodies. */
export function BodyShortcuts({ list }: { list: ListPage }) {
  return (
    <nav aria-label="Кузова">
      <ul className="body-links">
        {BODY_SHAPES.map(({ id, label, bodies, shape }, index) => (
          <li key={id}>
            <Link
              to={listHref(
                addressOf(list, {
                  filters: [{ key: 'bodyType', op: 'many', values: [...bodies] }],
                }),
              )}
            >
              <svg viewBox="0 0 48 32" aria-hidden="true">
                <path d={shape} />
                {index === 0 ? <path id={WHEELS_ID} d={WHEELS} /> : <use href={`#${WHEELS_ID}`} />}
              </svg>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
