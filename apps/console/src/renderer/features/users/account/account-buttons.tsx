import type { StaffProfile } from '@trassa/contracts/entities/moderator/moderation'
import { Button } from '@trassa/ui/actions/button'
import { Lock, LockOpen, LogOut, type LucideIcon, ShieldCheck } from 'lucide-react'
import { useMe } from '../../../shared/users/me-context.ts'
import type { Opened } from '../opened.ts'
import { type AccountActionName, accountActionsFor } from './account-actions.ts'

const BUTTONS: Record<AccountActionName, { text: string; Icon: LucideIcon }> = {
  block: { text: 'Заблокировать', Icon: Lock },
  unblock: { text: 'Разблокировать', Icon: LockOpen },
  endSessions: { text: 'Завершить сеансы', Icon: LogOut },
  role: { text: 'Роль', Icon: ShieldCheck },
}

interface AccountButtonsProps {
  user: StaffProfile
  onOpen: (next: Opened) => void
}

/** What the present person may change about the account. */
export function AccountButtons({ user, onOpen }: AccountButtonsProps) {
  return accountActionsFor(user, useMe()).map((action) => {
    const { text, Icon } = BUTTONS[action]
    return (
      <Button
        key={action}
        variant="secondary"
        onClick={() => onOpen({ kind: 'account', action, user })}
      >
        <Icon aria-hidden="true" />
        {text}
      </Button>
    )
  })
}
