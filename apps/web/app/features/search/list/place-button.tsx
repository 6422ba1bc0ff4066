import { MapPin } from 'lucide-react'
import { WHOLE_COUNTRY } from '../../../shared/city/city-labels.ts'
import type { Place } from '../../../shared/city/place.ts'
import { usePanel } from '../../../shared/header/open-panel.ts'

/** The list's place, on a phone: opens the city picker, for which the narrow header has no room. */
export function PlaceButton({ city }: { city: Place | null }) {
  const { setOpen } = usePanel('city')
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
      className="touch-target inline-flex min-w-0 cursor-pointer items-center gap-1 rounded-mark text-caption text-text-muted hover:text-sign-text noscript:hidden min-[600px]:hidden"
    >
      <MapPin className="size-4!" aria-hidden="true" />
      <span className="sr-only">Город:</span>
      <span className="truncate">{city?.name ?? WHOLE_COUNTRY}</span>
    </button>
  )
}
