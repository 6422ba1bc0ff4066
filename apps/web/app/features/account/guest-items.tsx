import { MenuItem, MenuLine, MenuLink } from '@trassa/ui/overlays/menu'
import { CircleHelp, LogIn, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useLogin } from '../../shared/login/login-store.ts'
import { ComparisonItem } from './comparison-item.tsx'

/** spec §2: the logged-out menu. */
export function GuestItems() {
  const login = useLogin()
  return (
    <>
      <div className="max-w-64 px-3 pt-2 pb-1">
        <p className="font-medium">Войти в профиль</p>
        <p className="mt-1 text-caption text-text-muted">
          Добавляйте объявления в избранное, чтобы их было удобнее сравнивать и сортировать
        </p>
      </div>
      <MenuItem icon={<LogIn />} onClick={login.open}>
        Войти
      </MenuItem>
      <MenuLine />
      <MenuLink icon={<Plus />} render={<Link to={PATHS.createAd} />}>
        Разместить объявление
      </MenuLink>
      <ComparisonItem />
      <MenuLink icon={<CircleHelp />} render={<Link to={PATHS.help} />}>
        Помощь
      </MenuLink>
    </>
  )
}
