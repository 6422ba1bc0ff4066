import { MenuButton, MenuLine, MenuLink } from '@trassa/ui/overlays/menu'
import { CircleHelp, Plus, Send } from 'lucide-react'
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
      <div className="px-3 py-2">
        <MenuButton onClick={login.open}>Войти</MenuButton>
      </div>
      <MenuLine />
      <MenuLink icon={<Plus />} render={<Link to={PATHS.createAd} />}>
        Разместить объявление
      </MenuLink>
      <ComparisonItem />
      <MenuLink icon={<Send />} render={<Link to={PATHS.sending} />}>
        Рассылка в Telegram
      </MenuLink>
      <MenuLink icon={<CircleHelp />} render={<Link to={PATHS.help} />}>
        Помощь
      </MenuLink>
    </>
  )
}
