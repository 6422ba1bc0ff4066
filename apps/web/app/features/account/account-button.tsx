import { Button } from '@trassa/ui/actions/button'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Avatar } from '@trassa/ui/display/avatar'
import { UserRound } from 'lucide-react'
import type { ReactElement } from 'react'
import { loadAhead } from '../../lib/browser/reload-guard.ts'
import { lazyPanel } from '../../lib/hydration/lazy-panel.tsx'
import { usePanel } from '../../shared/header/open-panel.ts'
import { useLogin } from '../../shared/login/login-store.ts'
import { useMe } from '../../shared/login/use-me.ts'
import { avatarUrl } from '../../shared/photo/avatar-url.ts'

const load = () => import('./account-menu.tsx')
/** Preloads on hover; a failed load is retried on the press. */
const preload = () => void loadAhead(load).catch(() => {})
const AccountMenu = lazyPanel(load)

/**
 * The Login button or the avatar with its menu (spec §2). The session is known in the browser only, so
 * its space is reserved until then and the layout does not shift.
 */
export function AccountButton() {
  const { profile, pending } = useMe()
  const login = useLogin()
  if (pending) return <div aria-hidden="true" className="size-11 desk:w-24" />
  return (
    <div className="flex justify-end desk:min-w-24">
      {!profile && (
        <Button onClick={login.open} className="max-desk:hidden">
          Войти
        </Button>
      )}
      <div className={profile ? undefined : 'desk:hidden'}>
        <MenuButton
          trigger={
            <IconButton
              className="header-button"
              label={profile ? `Профиль: ${profile.username}` : 'Профиль'}
              icon={
                profile ? (
                  <Avatar
                    name={profile.username}
                    src={avatarUrl(profile.avatar)}
                    className="bg-sign! size-9!"
                  />
                ) : (
                  <UserRound />
                )
              }
            />
          }
        />
      </div>
    </div>
  )
}

/** Until it is pressed for the first time, the button is all there is of the menu. */
function MenuButton({ trigger }: { trigger: ReactElement<{ onClick?: () => void }> }) {
  const { open, wanted, setOpen } = usePanel('account')
  const plain = (
    <span onPointerEnter={preload} onClickCapture={() => setOpen(true)} role="presentation">
      {trigger}
    </span>
  )
  if (!wanted) return plain
  return (
    <AccountMenu
      attempt={open}
      onFailed={() => setOpen(false)}
      panel={{ trigger, open, onOpenChange: setOpen }}
      fallback={plain}
    />
  )
}
