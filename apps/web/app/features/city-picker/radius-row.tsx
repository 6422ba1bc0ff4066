import { RADIUS_OPTIONS } from '@trassa/contracts/enumerations/ads'
import { Link, useLocation } from 'react-router-dom'
import type { Place } from '../../shared/city/place.ts'
import { addressAround } from './address-in-city.ts'

interface RadiusRowProps {
  city: Place
  onChosen: () => void
}

/** How far around the city of the present list to search; each is a link to that list. */
export function RadiusRow({ city, onChosen }: RadiusRowProps) {
  const location = useLocation()
  const current = new URLSearchParams(location.search).get('radius') ?? '0'
  return (
    <nav aria-label={`Вокруг города: ${city.name}`}>
      <ul className="flex flex-wrap gap-2">
        {RADIUS_OPTIONS.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={addressAround(location, city.slug, id)}
              onClick={onChosen}
              aria-current={String(id) === current ? 'true' : undefined}
              className="flex min-h-control items-center rounded-control border px-3 text-caption hover:bg-surface-hover aria-[current]:border-sign-text aria-[current]:bg-sign-quiet aria-[current]:font-medium aria-[current]:text-sign-text"
            >
              {id === 0 ? city.name : name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
