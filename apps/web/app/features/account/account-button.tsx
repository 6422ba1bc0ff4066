import { Avatar } from '@trassa/ui/avatar'
import { Button } from '@trassa/ui/button'
import { IconButton } from '@trassa/ui/icon-button'
import { UserRound } from 'lucide-react'
import type { ReactElement } from 'react'
import { lazyPanel } from '../../lib/lazy-panel.tsx'
import { useLogin } from '../../lib/login-store.ts'
import { ON_ROAD } from '../../lib/on-road.ts'
import { usePanel } from '../../lib/open-panel.ts'
import { useMe } from '../../lib/use-me.ts'

const load = () => import('./account-menu.tsx')
/** Ahead of the press; what fails is tried again with it. */
const preload = () => void load().catch(() => {})
const AccountMenu = lazyPanel(load)

/**
 * The Login button or the avatar with its menu (spec §2). Who looks is known in the browser only, so
 * that the place is kept until then and nothing moves.
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
              className={ON_ROAD}
              label={profile ? `Профиль: ${profile.username}` : 'Профиль'}
              icon={
                profile ? (
                  <Avatar
                    name={profile.username}
                    src={profile.avatar}
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
      wish={open}
      onFailed={() => setOpen(false)}
      panel={{ trigger, open, onOpenChange: setOpen }}
      fallback={plain}
    />
  )
}
