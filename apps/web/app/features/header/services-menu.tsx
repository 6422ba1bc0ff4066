import { Button } from '@trassa/ui/actions/button'
import { Sheet } from '@trassa/ui/overlays/sheet'
import { MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { LEGAL_LINKS } from '../../shared/addresses/legal-links.ts'
import { PATHS } from '../../shared/addresses/paths.ts'
import { WHOLE_COUNTRY } from '../../shared/city/city-labels.ts'
import { useShownCity } from '../../shared/city/use-shown-city.ts'
import { usePanel } from '../../shared/header/open-panel.ts'
import { typeLinks } from './type-links.ts'

interface ServicesMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The burger menu: all links of the site by sections (spec §2). */
export default function ServicesMenu({ open, onOpenChange }: ServicesMenuProps) {
  const shown = useShownCity()
  const city = shown?.slug ?? null
  const picker = usePanel('city')
  const sections = [
    ...typeLinks(city).map(({ name, links }) => ({ title: name, links })),
    {
      title: 'Сервисы',
      links: [
        { label: 'Разместить объявление', to: PATHS.createAd },
        { label: 'Выкуп автомобиля', to: PATHS.carBuyback },
        { label: 'Заказ перевозки', to: PATHS.delivery },
        { label: 'Помощь', to: PATHS.help },
        { label: 'О проекте', to: PATHS.about },
      ],
    },
    { title: 'Документы', links: LEGAL_LINKS },
  ]
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
      <nav aria-label="Меню" className="-mx-3 flex flex-col gap-5">
        {sections.map(({ title, links }) => (
          <section key={title}>
            <h3 className="px-3 pb-1 text-caption text-text-muted">{title}</h3>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    onClick={() => onOpenChange(false)}
                    className="flex min-h-control items-center rounded-control px-3 hover:bg-surface-hover"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Sheet>
  )
}
