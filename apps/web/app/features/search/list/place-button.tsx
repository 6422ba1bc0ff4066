import { WHOLE_COUNTRY } from '../../../shared/city/city-labels.ts'
import type { Place } from '../../../shared/city/place.ts'
import { usePanel } from '../../../shared/header/open-panel.ts'
import { PageIcon } from '../../../shared/page-icon/page-icon.tsx'

/** The list's place, on a phone: opens the city picker, for which the narrow header has no room. */
export function PlaceButton({ city }: { city: Place | null }) {
  const { setOpen } = usePanel('city')
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
      className="list-choice list-place"
    >
      <PageIcon name="map-pin" />
      <span className="sr-only">Город:</span>
      <span className="truncate">{city?.name ?? WHOLE_COUNTRY}</span>
    </button>
  )
}
