import { PRODUCT_NAME } from '@trassa/contracts/product'
import { Logo } from '@trassa/ui/brand/logo'
import { LOGO_ID } from '../../shared/header/logo-id.ts'
import { FooterLinks } from './footer-links.tsx'
import { StoreBadges } from './store-badges.tsx'
import { useFooterColumns } from './use-footer-columns.ts'

/** spec §2: document links, store badges, the copyright; besides, main types, services, social networks. */
export default function Footer() {
  const columns = useFooterColumns()
  return (
    <footer className="mt-12 border-t bg-surface-raised">
      <div className="mx-auto flex max-w-content flex-col gap-6 px-4 py-8 desk:flex-row desk:items-start desk:justify-between desk:px-6">
        <div>
          <Logo repeats={LOGO_ID} />
          <p className="mt-3 text-caption text-text-muted">© 2025 {PRODUCT_NAME}</p>
          <StoreBadges />
        </div>
        <div className="grid grid-cols-2 gap-x-8 gap-y-6 sm:flex sm:flex-wrap sm:gap-x-14">
          {columns.map((column) => (
            <FooterLinks key={column.label} {...column} />
          ))}
        </div>
      </div>
    </footer>
  )
}
