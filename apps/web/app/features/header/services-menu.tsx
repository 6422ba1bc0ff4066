import { Button } from '@trassa/ui/actions/button'
import { Sheet } from '@trassa/ui/overlays/sheet'
import { MapPin } from 'lucide-react'
import { WHOLE_COUNTRY } from '../../shared/city/city-labels.ts'
import { useShownCity } from '../../shared/city/use-shown-city.ts'
import { usePanel } from '../../shared/header/open-panel.ts'
import { MenuSection } from './menu-section.tsx'
import { useMenuSections } from './menu-sections.ts'

interface ServicesMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The burger menu: all links of the site by sections (spec §2). */
export default function ServicesMenu({ open, onOpenChange }: ServicesMenuProps) {
  const shown = useShownCity()
  const picker = usePanel('city')
  const sections = useMenuSections(shown?.slug ?? null)
  return (
    <Sheet side="left" title="Меню" open={open} onOpenChange={onOpenChange}>
      <Button
        variant="secondary"
        block
        aria-haspopup="dialog"
        onClick={() => picker.setOpen(true)}
        className="mb-5 min-[600px]:hidden"
      >
        <MapPin aria-hidden="true" />
        <span className="sr-only">Город:</span>
        <span className="min-w-0 truncate">{shown?.name ?? WHOLE_COUNTRY}</span>
      </Button>
      <nav aria-label="Меню" className="-mx-3">
        {sections.map((section) => (
          <MenuSection
            key={section.title}
            section={section}
            onFollowed={() => onOpenChange(false)}
          />
        ))}
      </nav>
    </Sheet>
  )
}
