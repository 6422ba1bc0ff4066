import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
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
  const order = params.get('order')
  const [opened, setOpened] = useState<Opened>(order ? { kind: 'order', id: order } : null)

  function find(next: string) {
    setOpened(null)
    setParams({ phone: next })
  }

  return (
    <div className="flex h-full min-w-0">
      <div className="grid min-w-0 flex-1 content-start gap-5 overflow-y-auto p-4">
        <PhoneSearch key={phone} phone={phone ?? ''} autoFocus={by === null} onFind={find} />
        {by && <FoundUser key={search} by={by} opened={opened} onOpen={setOpened} />}
      </div>
      {opened && <OpenedPane opened={opened} onOpen={setOpened} />}
    </div>
  )
}
