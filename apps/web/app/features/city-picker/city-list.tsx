import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { WHOLE_COUNTRY } from '../../shared/city/city-labels.ts'
import { useCity } from '../../shared/city/current-city.ts'
import { type RememberedCity, rememberedCity } from '../../shared/city/remembered-city.ts'
import { useShownCity } from '../../shared/city/use-shown-city.ts'
import { addressInCity } from './address-in-city.ts'
import type { PlaceEntry } from './shown-places.ts'

interface CityListProps {
  places: PlaceEntry[]
  /** Begins with 'Вся Россия'. */
  withCountry: boolean
  onChosen: () => void
}

/** Each entry is a link to the same list in that place (domain §7). */
export function CityList({ places, withCountry, onChosen }: CityListProps) {
  return (
    <ul className="-mx-3 grid sm:grid-cols-2">
      {withCountry && (
        <Entry place={null} onChosen={onChosen}>
          {WHOLE_COUNTRY}
        </Entry>
      )}
      {places.map((place) => (
        <Entry key={place.slug} place={place} onChosen={onChosen}>
          {place.name}
          <span className="block truncate text-caption text-text-muted">{place.detail}</span>
        </Entry>
      ))}
    </ul>
  )
}

interface EntryProps {
  place: RememberedCity | null
  onChosen: () => void
  children: ReactNode
}

function Entry({ place, onChosen, children }: EntryProps) {
  const location = useLocation()
  const ofAddress = useCity()?.slug ?? null
  const shown = useShownCity()?.slug ?? null
  const slug = place?.slug ?? null
  return (
    <li className="min-w-0">
      <Link
        to={addressInCity(location, ofAddress, slug)}
        aria-current={slug === shown ? 'location' : undefined}
        onClick={() => {
          rememberedCity.write(place)
          onChosen()
        }}
        className="flex min-h-12 flex-col justify-center rounded-control px-3 py-1 hover:bg-surface-hover aria-[current]:font-medium aria-[current]:text-sign-text"
      >
        <span className="min-w-0">{children}</span>
      </Link>
    </li>
  )
}
