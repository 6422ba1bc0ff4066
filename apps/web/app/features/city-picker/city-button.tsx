import { Button } from '@trassa/ui/actions/button'
import { loadAhead } from '../../lib/browser/reload-guard.ts'
import { lazyPanel } from '../../lib/hydration/lazy-panel.tsx'
import { WHOLE_COUNTRY } from '../../shared/city/city-labels.ts'
import { useShownCity } from '../../shared/city/use-shown-city.ts'
import { usePanel } from '../../shared/header/open-panel.ts'
import { PageIcon } from '../../shared/page-icon/page-icon.tsx'

const load = () => import('./city-dialog.tsx')
/** Preloads on hover; a failed load is retried on the press. */
const preload = () => void loadAhead(load).catch(() => {})
const CityDialog = lazyPanel(load)

/** The header's city: its name or 'Вся Россия'; opens the picker (spec §2). */
export function CityButton() {
  const city = useShownCity()
  const { open, wanted, setOpen } = usePanel('city')
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onClick={() => setOpen(true)}
        className="header-button city-button"
      >
        <PageIcon name="map-pin" />
        <span className="sr-only">Город:</span>
        <span>{city?.name ?? WHOLE_COUNTRY}</span>
      </Button>
      {wanted && (
        <CityDialog
          attempt={open}
          onFailed={() => setOpen(false)}
          panel={{ open, onOpenChange: setOpen }}
        />
      )}
    </>
  )
}
