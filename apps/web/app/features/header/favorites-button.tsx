import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { Button } from '@trassa/ui/actions/button'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useApi } from '../../shared/api/api-context.ts'
import { useFavoriteIds } from '../../shared/favorites/use-favorite-ids.ts'
import { useTakeOver } from '../../shared/favorites/use-take-over.ts'
import { useLogin } from '../../shared/login/login-store.ts'
import { PageIcon } from '../../shared/page-icon/page-icon.tsx'

/** A longer count would not fit the badge. */
const MOST_SHOWN = 99

/**
 * "Избранное" with how many there are: leads to the list, and without a login opens the phone dialog (spec §6).
 * The same element with and without a session, at any width, so that nothing moves when the session becomes known.
 */
export function FavoritesButton() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const login = useLogin()
  const count = useFavoriteIds((ids) => ids.length)
  useTakeOver()

  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const profile = await queryClient.ensureQueryData(meQuery(api)).catch(() => null)
    if (profile) await navigate(PATHS.favorites)
    else login.open()
  }

  return (
    <Button
      variant="quiet"
      render={<Link to={PATHS.favorites} onClick={(event) => void open(event)} />}
      aria-label={count > 0 ? `Избранное: ${count}` : 'Избранное'}
      className="header-button min-w-11 max-wide:px-0!"
    >
      <span className="relative wide:mr-1.5">
        <PageIcon name="heart" />
        {count > 0 && (
          <span className="-top-2 -right-2.5 absolute min-w-4.5 rounded-full bg-marking px-1 text-center font-medium text-on-marking text-[11px] leading-4.5">
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        )}
      </span>
      <span className="max-wide:hidden">Избранное</span>
    </Button>
  )
}
