import { useLocation } from 'react-router-dom'
import { isUnder } from '../../shared/addresses/paths.ts'
import { useShownCity } from '../../shared/city/use-shown-city.ts'
import { profileLinks, siteLinks } from './navigation-links.ts'
import { TopNavigation } from './top-navigation.tsx'

/** The navigation; on profile pages it is the profile's (spec §2). On phones the menu has the site's. */
export function BottomHeader() {
  const { pathname } = useLocation()
  const city = useShownCity()
  if (isUnder(pathname, '/profile')) {
    return <TopNavigation label="Профиль" links={profileLinks()} onPhones />
  }
  return <TopNavigation label="Разделы" links={siteLinks(city?.slug ?? null)} />
}
