import { Sheet } from '@trassa/ui/overlays/sheet'
import { Link } from 'react-router-dom'
import { LEGAL_LINKS } from '../../shared/addresses/legal-links.ts'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useCity } from '../../shared/city/current-city.ts'
import { typeLinks } from './type-links.ts'

interface ServicesMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The burger menu: all links of the site by sections (spec §2). */
export default function ServicesMenu({ open, onOpenChange }: ServicesMenuProps) {
  const city = useCity()?.slug ?? null
  const sections = [
    ...typeLinks(city).map(({ name, links }) => ({ title: name, links })),
    {
      title: 'Сервисы',
      links: [
        { label: 'Разместить объявление', to: PATHS.createAd },
        { label: 'Помощь', to: PATHS.help },
        { label: 'О проекте', to: PATHS.about },
      ],
    },
    { title: 'Документы', links: LEGAL_LINKS },
  ]
  return (
    <Sheet side="left" title="Меню" open={open} onOpenChange={onOpenChange}>
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
