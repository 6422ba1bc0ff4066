import type { ListedCity } from '@trassa/contracts/entities/city'
import type { ListedRegion } from '@trassa/contracts/entities/region'
import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import { LABELS } from '@trassa/ui/text/labels'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useCity } from '../../shared/city/current-city.ts'
import { CityList } from './city-list.tsx'
import { RadiusRow } from './radius-row.tsx'
import { shownPlaces } from './shown-places.ts'

interface CitySearchProps {
  cities: ListedCity[]
  regions: ListedRegion[]
  onChosen: () => void
}

/** From the search field through the list and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[type=search], li a')]
  const at = stops.indexOf(event.target as HTMLElement)
  if (!step || at < 0) return
  event.preventDefault()
  stops[at + step]?.focus()
}

/** The search field, whose Enter takes the first place found, the list and the toggle between popular and all (spec §2, §9). */
export function CitySearch({ cities, regions, onChosen }: CitySearchProps) {
  const [search, setSearch] = useState('')
  const [all, setAll] = useState(false)
  const isSearching = search.trim() !== ''
  const shown = shownPlaces(cities, regions, { search, all })
  const current = useCity()
  return (
    <form
      className="flex flex-col gap-3"
      onKeyDown={moveFocus}
      onSubmit={(event) => {
        event.preventDefault()
        if (isSearching) event.currentTarget.querySelector<HTMLElement>('li a')?.click()
      }}
    >
      <TextField
        label="Регион, город, населенный пункт"
        labelHidden
        placeholder="Регион, город, населенный пункт"
        type="search"
        autoComplete="off"
        before={<Search aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {current && !current.isRegion && !isSearching && (
        <RadiusRow city={current} onChosen={onChosen} />
      )}
      {shown.length > 0 ? (
        <CityList places={shown} withCountry={!isSearching} onChosen={onChosen} />
      ) : (
        <p role="status" className="py-8 text-center text-text-muted">
          {LABELS.nothingFound}
        </p>
      )}
      {!isSearching && (
        <Button variant="secondary" className="self-start" onClick={() => setAll(!all)}>
          {all ? 'Показать популярные города' : 'Показать все города'}
        </Button>
      )}
    </form>
  )
}
