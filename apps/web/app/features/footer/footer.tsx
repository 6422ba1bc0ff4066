import { MAIN_TYPES } from '@trassa/catalog/taxonomy/main-types'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import { Link } from '@trassa/ui/actions/link'
import { Logo } from '@trassa/ui/brand/logo'
import { Link as RouterLink } from 'react-router-dom'
import { LEGAL_LINKS } from '../../shared/addresses/legal-links.ts'
import { PATHS } from '../../shared/addresses/paths.ts'

const COLUMNS = [
  { label: 'Разделы', links: MAIN_TYPES.map(({ name, path }) => ({ label: name, to: path })) },
  {
    label: 'Документы и помощь',
    links: [
      { label: 'О проекте', to: PATHS.about },
      { label: 'Помощь', to: PATHS.help },
      { label: 'Выкуп автомобиля', to: PATHS.carBuyback },
      { label: 'Заказ перевозки', to: PATHS.delivery },
      ...LEGAL_LINKS,
    ],
  },
] as const

/** spec §2: document links and the copyright; besides, the pages of the main types. */
export function Footer() {
  return (
    <footer className="mt-12 border-t bg-surface-raised">
      <div className="mx-auto flex max-w-content flex-col gap-6 px-4 py-8 desk:flex-row desk:items-start desk:justify-between desk:px-6">
        <div>
          <Logo className="h-7" />
          <p className="mt-3 text-caption text-text-muted">© 2025 {PRODUCT_NAME}</p>
        </div>
        <div className="grid grid-cols-[auto_1fr] gap-x-8 sm:gap-x-16">
          {COLUMNS.map(({ label, links }) => (
            <nav key={label} aria-label={label}>
              <ul className="grid gap-y-1 text-caption">
                {links.map(({ label: name, to }) => (
                  <li key={to}>
                    <Link
                      quiet
                      className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
                      render={<RouterLink to={to} />}
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </footer>
  )
}
