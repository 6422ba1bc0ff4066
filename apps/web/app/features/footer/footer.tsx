import { PRODUCT_NAME } from '@trassa/contracts/product'
import { Link } from '@trassa/ui/link'
import { Logo } from '@trassa/ui/logo'
import { Link as RouterLink } from 'react-router-dom'
import { LEGAL_LINKS } from '../../lib/legal-links.ts'
import { PATHS } from '../../lib/paths.ts'

const SITE_LINKS = [
  { label: 'О проекте', to: PATHS.about },
  { label: 'Помощь', to: PATHS.help },
] as const

/** spec §2: document links and the copyright. */
export function Footer() {
  return (
    <footer className="mt-12 border-t bg-surface-raised">
      <div className="mx-auto flex max-w-content flex-col gap-6 px-4 py-8 desk:flex-row desk:items-start desk:justify-between desk:px-6">
        <div>
          <Logo className="h-7" />
          <p className="mt-3 text-caption text-text-muted">© 2025 {PRODUCT_NAME}</p>
        </div>
        <nav aria-label="Документы и помощь">
          <ul className="grid gap-x-8 gap-y-1 text-caption sm:grid-cols-2 desk:gap-y-2">
            {[...SITE_LINKS, ...LEGAL_LINKS].map(({ label, to }) => (
              <li key={to}>
                <Link
                  quiet
                  className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
                  render={<RouterLink to={to} />}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
