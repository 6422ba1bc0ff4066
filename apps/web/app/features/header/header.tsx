import { IconButton } from '@trassa/ui/actions/icon-button'
import { Logo } from '@trassa/ui/brand/logo'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { lazyPanel } from '../../lib/hydration/lazy-panel.tsx'
import { isUnder, PATHS } from '../../shared/addresses/paths.ts'
import { homeAddress } from '../../shared/addresses/type-address.ts'
import { useRememberedCity } from '../../shared/city/remembered-city.ts'
import { LOGO_ID } from '../../shared/header/logo-id.ts'
import { usePanel } from '../../shared/header/open-panel.ts'
import { PageIcon } from '../../shared/page-icon/page-icon.tsx'
import { BottomHeader } from './bottom-header.tsx'
import { FavoritesButton } from './favorites-button.tsx'
import { NarrowSearch, WideSearch } from './header-search.tsx'
import { PostAdButton } from './post-ad-button.tsx'

const ServicesMenu = lazyPanel(() => import('./services-menu.tsx'))

interface HeaderProps {
  /** The city picker's button. */
  city: ReactNode
  /** Login button or the account's menu. */
  account: ReactNode
}

/** The site's header (spec §2): a dark bar of one row, the navigation below it. On phones the city is in the menu. */
export function Header({ city, account }: HeaderProps) {
  const { pathname } = useLocation()
  const services = usePanel('services')
  const home = homeAddress(useRememberedCity()?.slug ?? null)
  const isWriting = isUnder(pathname, PATHS.createAd) || isUnder(pathname, PATHS.editAd)
  return (
    <header>
      <a href="#content" className="skip-link">
        К содержанию
      </a>
      <div className="header-bar">
        <div>
          <IconButton
            label="Меню"
            icon={<PageIcon name="menu" />}
            aria-haspopup="dialog"
            aria-expanded={services.open}
            onClick={() => services.setOpen(true)}
            className="header-button desk:-ml-3"
          />
          <Link to={home} aria-label="Трасса, на главную">
            <Logo id={LOGO_ID} className="max-[420px]:w-8" />
          </Link>
          <div>{city}</div>
          <WideSearch />
          <div className="header-tools">
            <NarrowSearch />
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
