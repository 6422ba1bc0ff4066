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
    <footer className="site-footer">
      <div>
        <div>
          <Logo repeats={LOGO_ID} />
          <p>{`© 2025 ${PRODUCT_NAME}`}</p>
          <StoreBadges />
        </div>
        <div>
          {columns.map((column) => (
            <FooterLinks key={column.label} {...column} />
          ))}
        </div>
      </div>
    </footer>
  )
}
