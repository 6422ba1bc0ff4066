import type { Profile } from '@trassa/contracts/entities/user'
import { formatPhone } from '@trassa/contracts/phone'
import { MenuItem, MenuLine, MenuLink } from '@trassa/ui/overlays/menu'
import {
  Archive,
  CarFront,
  CircleHelp,
  FilePen,
  FileUp,
  Heart,
  LogOut,
  Package,
  Plus,
  Send,
  UserRoundPen,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { STOCK_TITLE } from '../../shared/addresses/stock-title.ts'
import { useLogout } from '../../shared/login/use-logout.ts'
import { PACKAGES_TITLE } from '../../shared/packages/packages-texts.ts'
import { ComparisonItem } from './comparison-item.tsx'
import { PackagesBadge } from './packages-badge.tsx'

interface OwnerLink {
  label: string
  to: string
  icon: ReactNode
  isForCompanies?: true
}

const LINKS: readonly OwnerLink[] = [
  { label: 'Разместить объявление', to: PATHS.createAd, icon: <Plus /> },
  { label: 'Мои объявления', to: PATHS.myAds, icon: <CarFront /> },
  { label: 'Черновики', to: PATHS.drafts, icon: <FilePen /> },
  { label: 'Архив', to: PATHS.archive, icon: <Archive /> },
  { label: 'Избранное', to: PATHS.favorites, icon: <Heart /> },
  { label: 'Рассылка в Telegram', to: PATHS.sending, icon: <Send /> },
  { label: PACKAGES_TITLE, to: PATHS.packages, icon: <Package /> },
  { label: STOCK_TITLE, to: PATHS.stock, icon: <FileUp />, isForCompanies: true },
  { label: 'Редактировать профиль', to: PATHS.profileSettings, icon: <UserRoundPen /> },
  { label: 'Помощь', to: PATHS.help, icon: <CircleHelp /> },
]

/** spec §2: the account menu. */
export function OwnerItems({ profile }: { profile: Profile }) {
  const logout = useLogout()
  return (
    <>
      <div className="px-3 pt-2 pb-1">
        <p className="max-w-56 truncate font-medium">{profile.username}</p>
        <p className="text-caption text-text-muted">{formatPhone(profile.phone)}</p>
      </div>
      <MenuLine />
      {LINKS.filter((link) => !link.isForCompanies || profile.type === 1).map(
        ({ label, to, icon }) => (
          <MenuLink
            key={to}
            icon={icon}
            hint={to === PATHS.packages && <PackagesBadge userId={profile.id} />}
            render={<Link to={to} />}
          >
            {label}
          </MenuLink>
        ),
      )}
      <ComparisonItem />
      <MenuLine />
      <MenuItem icon={<LogOut />} onClick={() => logout.mutate()}>
        Выйти
      </MenuItem>
    </>
  )
}
