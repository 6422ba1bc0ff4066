import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { UserKey } from '../../shared/users/user-query.ts'
import { FoundRecords } from './found-records.tsx'
import { FoundUser } from './found-user.tsx'
import type { Opened } from './opened.ts'
import { OpenedPane } from './opened-pane.tsx'
import { type Sought, UserSearch } from './user-search.tsx'

/** Users by any identifier, or from an ad: check or create (spec §6, domain §9). */
export function UsersPage() {
  const [params, setParams] = useSearchParams()
  const [phone, id, text] = [params.get('phone'), params.get('id'), params.get('q')]
  const by = phone ? { phone } : id ? { id } : null
  // A new key for every search, also for the same phone: searching again reloads the card.
  const search = useLocation().key
  return (
    <UserWorkplace
      key={search}
      by={by}
      text={text}
      first={openedIn(params)}
      onFind={(next) => setParams({ ...next })}
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
  /** Looked for; `null` where the address names the user. */
  text: string | null
  first: Opened
  onFind: (sought: Sought) => void
}

function UserWorkplace({ by, text, first, onFind }: UserWorkplaceProps) {
  const [opened, setOpened] = useState(first)
  const phone = by && 'phone' in by ? by.phone : ''
  return (
    <div className="flex h-full min-w-0">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 overflow-y-auto p-4 [scrollbar-gutter:stable]">
        {!by && <h1 className="font-bold text-heading">Пользователи</h1>}
        <UserSearch text={text ?? phone} autoFocus={by === null} onFind={onFind} />
        {text !== null && <FoundRecords text={text} />}
        {by && <FoundUser by={by} opened={opened} onOpen={setOpened} />}
      </div>
      {opened && <OpenedPane opened={opened} onOpen={setOpened} />}
    </div>
  )
}
