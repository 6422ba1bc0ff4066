import { IconButton } from '@trassa/ui/actions/icon-button'
import { Logo } from '@trassa/ui/brand/logo'
import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { lazyPanel } from '../../lib/lazy-panel.tsx'
import { isUnder, PATHS } from '../../shared/addresses/paths.ts'
import { homeAddress } from '../../shared/addresses/type-address.ts'
import { useRememberedCity } from '../../shared/city/remembered-city.ts'
import { HEADER_BUTTON_CLASS } from '../../shared/header/header-button-class.ts'
import { usePanel } from '../../shared/header/open-panel.ts'
import { BottomHeader } from './bottom-header.tsx'
import { FavoritesButton } from './favorites-button.tsx'
import { PostAdButton } from './post-ad-button.tsx'

const ServicesMenu = lazyPanel(() => import('./services-menu.tsx'))

interface HeaderProps {
  /** The city picker's button. */
  city: ReactNode
  /** Login button or the account's menu. */
  account: ReactNode
}

/** The site's header (spec §2): a dark bar, the navigation below it. */
export function Header({ city, account }: HeaderProps) {
  const { pathname } = useLocation()
  const services = usePanel('services')
  const home = homeAddress(useRememberedCity())
  const isWriting = isUnder(pathname, PATHS.createAd) || isUnder(pathname, PATHS.editAd)
  return (
    <header>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-surface-raised focus:px-4 focus:py-3"
      >
        К содержанию
      </a>
      <div className="bg-asphalt text-on-asphalt [&_:focus-visible]:outline-marking">
        <div className="mx-auto flex min-h-14 max-w-content flex-wrap items-center gap-x-1 px-2 pt-1.5 desk:min-h-16 desk:flex-nowrap desk:gap-x-3 desk:px-6 desk:pt-0">
          <IconButton
            label="Меню"
            icon={<Menu />}
            aria-haspopup="dialog"
            aria-expanded={services.open}
            onClick={() => services.setOpen(true)}
            className={`${HEADER_BUTTON_CLASS} desk:-ml-3`}
          />
          <Link to={home} aria-label="Трасса, на главную" className="rounded-control p-1">
            <Logo className="h-7 desk:h-8" />
          </Link>
          <div className="order-last w-full pb-1 desk:order-none desk:w-auto desk:pb-0">{city}</div>
          <div className="ml-auto flex items-center gap-1 desk:gap-3">
            <FavoritesButton />
            <PostAdButton />
            {account}
          </div>
        </div>
      </div>
      {!isWriting && <BottomHeader />}
      {services.wanted && (
        <ServicesMenu
          attempt={services.open}
          onFailed={() => services.setOpen(false)}
          panel={{ open: services.open, onOpenChange: services.setOpen }}
        />
      )}
    </header>
  )
}
