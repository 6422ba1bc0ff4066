import { Button } from '@trassa/ui/button'
import { Heart } from 'lucide-react'
import { useLogin } from '../../lib/login-store.ts'
import { ON_ROAD } from '../../lib/on-road.ts'
import { useMe } from '../../lib/use-me.ts'

/**
 * Without a login it opens the phone dialog (spec §6). The list itself comes with favourites; until
 * then whoever is logged in is not led nowhere.
 */
export function FavoritesButton() {
  const { profile, pending } = useMe()
  const login = useLogin()
  if (pending || profile) return null
  return (
    <Button variant="quiet" onClick={login.open} className={`${ON_ROAD} max-desk:hidden`}>
      <Heart aria-hidden="true" />
      Избранное
    </Button>
  )
}
