import { Button } from '@trassa/ui/actions/button'
import { Heart } from 'lucide-react'
import { HEADER_BUTTON_CLASS } from '../../shared/header/header-button-class.ts'
import { useLogin } from '../../shared/login/login-store.ts'
import { useMe } from '../../shared/login/use-me.ts'

/**
 * Without a login it opens the phone dialog (spec §6). The list itself comes with favourites; until
 * then the button is hidden for logged-in users.
 */
export function FavoritesButton() {
  const { profile, pending } = useMe()
  const login = useLogin()
  if (pending || profile) return null
  return (
    <Button
      variant="quiet"
      onClick={login.open}
      className={`${HEADER_BUTTON_CLASS} max-desk:hidden`}
    >
      <Heart aria-hidden="true" />
      Избранное
    </Button>
  )
}
