import { regionText } from '@trassa/catalog/format/region-text'
import type { City } from '@trassa/contracts/entities/city'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { WHOLE_COUNTRY } from '../../shared/city/city-labels.ts'
import { useCity } from '../../shared/city/current-city.ts'
import { rememberedCity } from '../../shared/city/remembered-city.ts'
import { addressInCity } from './address-in-city.ts'

interface CityListProps {
  cities: City[]
  /** Begins with 'Вся Россия'. */
  withCountry: boolean
  onChosen: () => void
}

/** Each entry is a link to the same list in that city (domain §7). */
export function CityList({ cities, withCountry, onChosen }: CityListProps) {
  return (
    <ul className="-mx-3 grid sm:grid-cols-2">
      {withCountry && (
        <Entry slug={null} onChosen={onChosen}>
          {WHOLE_COUNTRY}
        </Entry>
      )}
      {cities.map((city) => (
        <Entry key={city.id} slug={city.slug} onChosen={onChosen}>
          {city.name}
          <span className="block truncate text-caption text-text-muted">{regionText(city)}</span>
        </Entry>
      ))}
    </ul>
  )
}

interface EntryProps {
  slug: string | null
  onChosen: () => void
  children: ReactNode
}

function Entry({ slug, onChosen, children }: EntryProps) {
  const location = useLocation()
  const current = useCity()?.slug ?? null
  return (
    <li className="min-w-0">
      <Link
        to={addressInCity(location, current, slug)}
        aria-current={slug === current ? 'location' : undefined}
        onClick={() => {
          rememberedCity.write(slug)
          onChosen()
        }}
        className="flex min-h-12 flex-col justify-center rounded-control px-3 py-1 hover:bg-surface-hover aria-[current]:font-medium aria-[current]:text-sign-text"
      >
        <span className="min-w-0">{children}</span>
      </Link>
    </li>
  )
}
