import { useQuery } from '@tanstack/react-query'
import { currentPackageQuery } from '@trassa/api-client/payment-queries'
import { Badge } from '@trassa/ui/display/badge'
import { useIsHydrating } from '../../lib/hydration/use-is-hydrating.ts'
import { PATHS } from '../../shared/addresses/paths.ts'
import { STOCK_TITLE } from '../../shared/addresses/stock-title.ts'
import { useApi } from '../../shared/api/api-context.ts'
import { useCurrentLinkInSight } from '../../shared/header/use-current-link-in-sight.ts'
import { useMe } from '../../shared/login/use-me.ts'
import { publications } from '../../shared/packages/package-words.ts'
import { PACKAGES_TITLE } from '../../shared/packages/packages-texts.ts'
import type { NavigationLink } from './navigation-links.ts'
import { TopNavigation } from './top-navigation.tsx'

const LINKS: readonly NavigationLink[] = [
  { label: 'Мои объявления', to: PATHS.myAds },
  { label: 'Черновики', to: PATHS.drafts },
  { label: 'Архив', to: PATHS.archive },
  { label: 'Избранное', to: PATHS.favorites },
  { label: PACKAGES_TITLE, to: PATHS.packages, hint: <PublicationsLeft /> },
  { label: STOCK_TITLE, to: PATHS.stock },
  { label: 'Рассылка в Telegram', to: PATHS.sending },
  { label: 'Редактировать профиль', to: PATHS.profileSettings },
]

/** The navigation of profile pages (spec §2). */
export default function ProfileNavigation() {
  useCurrentLinkInSight()
  // The server's HTML has no profile: the code of this part may come after the answers.
  const isHydrating = useIsHydrating()
  const { profile } = useMe()
  const isCompany = !isHydrating && profile?.type === 1
  const links = isCompany ? LINKS : LINKS.filter(({ to }) => to !== PATHS.stock)
  return <TopNavigation label="Профиль" links={links} onPhones />
}

/** How many publications the user's packages hold; nothing without any, and where it cannot be read (spec §7). */
function PublicationsLeft() {
  // The code of this part may come after the answers, and the server's HTML has none of them.
  const isHydrating = useIsHydrating()
  const { profile } = useMe()
  const { data } = useQuery({
    ...currentPackageQuery(useApi(), profile?.id ?? ''),
    enabled: profile !== null,
    retry: false,
  })
  if (isHydrating || !data?.remainder) return null
  return (
    <Badge tone="sign">
      <span aria-hidden="true">{data.remainder}</span>
      <span className="sr-only">{publications(data.remainder)}</span>
    </Badge>
  )
}
