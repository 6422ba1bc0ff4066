import { Smartphone } from 'lucide-react'
import { OUTSIDE_HEADINGS, usePartnerLinks } from '../../shared/outside-links/outside-links.ts'
import { linkProps } from '../../shared/outside-links/outside-mark.tsx'

/** spec §2: store badges, drawn as buttons with words: the stores' own pictures are theirs. */
export function StoreBadges() {
  const apps = usePartnerLinks('apps')
  if (apps.length === 0) return null
  return (
    <ul
      aria-label={OUTSIDE_HEADINGS.apps}
      className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-4 desk:w-80 desk:grid-cols-2"
    >
      {apps.map(({ id, label, to }) => {
        const { to: href, ...outside } = linkProps(to)
        return (
          <li key={id}>
            <a
              href={href}
              {...outside}
              className="flex min-h-13 items-center gap-2 rounded-control border px-3 transition-colors hover:bg-surface-hover"
            >
              <Smartphone aria-hidden="true" className="shrink-0 text-text-muted" />
              <span className="leading-5">
                <span className="block text-caption text-text-muted leading-4">Скачать в</span>
                <span className="font-medium">{label}</span>
              </span>
              <span className="sr-only">, откроется в новой вкладке</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
