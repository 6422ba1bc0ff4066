import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { UserKey } from '../../shared/users/user-query.ts'
import { FoundUser } from './found-user.tsx'
import type { Opened } from './opened.ts'
import { OpenedPane } from './opened-pane.tsx'
import { PhoneSearch } from './phone-search.tsx'

/** Users by phone, or from an ad: check or create (spec §6, domain §9). */
export function UsersPage() {
  const [params, setParams] = useSearchParams()
  const [phone, id] = [params.get('phone'), params.get('id')]
  const by = phone ? { phone } : id ? { id } : null
  // A new key for every search, also for the same phone: searching again reloads the card.
  const search = useLocation().key
  return (
    <UserWorkplace
      key={search}
      by={by}
      first={openedIn(params)}
      onFind={(next) => setParams({ phone: next })}
    />
  )
}

/** What the address opens beside the card. */
function openedIn(params: URLSearchParams): Opened {
  const [order, ad] = [params.get('order'), params.get('ad')]
  if (order) return { kind: 'order', id: order }
  return ad ? { kind: 'ad', id: ad } : null
}

interface UserWorkplaceProps {
  by: UserKey | null
  first: Opened
  onFind: (phone: string) => void
}

function UserWorkplace({ by, first, onFind }: UserWorkplaceProps) {
  const [opened, setOpened] = useState(first)
  const phone = by && 'phone' in by ? by.phone : ''
  return (
    <div className="flex h-full min-w-0">
      <div className="grid min-w-0 flex-1 content-start gap-5 overflow-y-auto p-4">
        <PhoneSearch phone={phone} autoFocus={by === null} onFind={onFind} />
        {by && <FoundUser by={by} opened={opened} onOpen={setOpened} />}
      </div>
      {opened && <OpenedPane opened={opened} onOpen={setOpened} />}
    </div>
  )
}
