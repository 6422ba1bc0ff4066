import type { Profile } from '@trassa/contracts/entities/user'
import { formatPhone } from '@trassa/contracts/phone'
import { MenuItem, MenuLine, MenuLink } from '@trassa/ui/overlays/menu'
import {
  Archive,
  CarFront,
  CircleHelp,
  FilePen,
  Heart,
  LogOut,
  Plus,
  UserRoundPen,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useLogout } from '../../shared/login/use-logout.ts'
import { ComparisonItem } from './comparison-item.tsx'

const LINKS = [
  { label: 'Разместить объявление', to: PATHS.createAd, icon: <Plus /> },
  { label: 'Мои объявления', to: PATHS.myAds, icon: <CarFront /> },
  { label: 'Черновики', to: PATHS.drafts, icon: <FilePen /> },
  { label: 'Архив', to: PATHS.archive, icon: <Archive /> },
  { label: 'Избранное', to: PATHS.favorites, icon: <Heart /> },
  { label: 'Редактировать профиль', to: PATHS.profileSettings, icon: <UserRoundPen /> },
  { label: 'Помощь', to: PATHS.help, icon: <CircleHelp /> },
] as const

/** spec §2: the account menu; packages and mailing join when their pages do. */
export function OwnerItems({ profile }: { profile: Profile }) {
  const logout = useLogout()
  return (
    <>
      <div className="px-3 pt-2 pb-1">
        <p className="max-w-56 truncate font-medium">{profile.username}</p>
        <p className="text-caption text-text-muted">{formatPhone(profile.phone)}</p>
      </div>
      <MenuLine />
      {LINKS.map(({ label, to, icon }) => (
        <MenuLink key={to} icon={icon} render={<Link to={to} />}>
          {label}
        </MenuLink>
      ))}
      <ComparisonItem />
      <MenuLine />
      <MenuItem icon={<LogOut />} onClick={() => logout.mutate()}>
        Выйти
      </MenuItem>
    </>
  )
}
