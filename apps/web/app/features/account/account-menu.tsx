import { Menu } from '@trassa/ui/overlays/menu'
import type { ReactElement } from 'react'
import { useMe } from '../../shared/login/use-me.ts'
import { GuestItems } from './guest-items.tsx'
import { OwnerItems } from './owner-items.tsx'

interface AccountMenuProps {
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The account menu, or the logged-out menu (spec §2). */
export default function AccountMenu(props: AccountMenuProps) {
  const { profile } = useMe()
  return (
    <Menu {...props} align="end">
      {profile ? <OwnerItems profile={profile} /> : <GuestItems />}
    </Menu>
  )
}
