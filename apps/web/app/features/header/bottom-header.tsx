import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../../lib/hydration/lazy-part.ts'
import { isAt, isUnder, PATHS } from '../../shared/addresses/paths.ts'
import { useShownCity } from '../../shared/city/use-shown-city.ts'
import { siteLinks } from './navigation-links.ts'
import { TopNavigation } from './top-navigation.tsx'

/** Every list pays for the header's code. */
const ProfileNavigation = lazyPart(() => import('./profile-navigation.tsx'))

/** The navigation; on profile pages it is the profile's (spec §2). On phones the menu has the site's. */
export function BottomHeader() {
  const { pathname } = useLocation()
  const city = useShownCity()
  if (isUnder(pathname, '/profile') || isAt(pathname, PATHS.sending)) {
    return (
      <Suspense fallback={<div className="h-12.25 border-b bg-surface-raised" />}>
        <ProfileNavigation />
      </Suspense>
    )
  }
  return <TopNavigation label="Разделы" links={siteLinks(city?.slug ?? null)} />
}
