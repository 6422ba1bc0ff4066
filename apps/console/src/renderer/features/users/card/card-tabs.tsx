import type { UserCard } from '@trassa/contracts/entities/moderator/moderation'
import { type TabItem, Tabs } from '@trassa/ui/navigation/tabs'
import { useState } from 'react'
import type { Opened } from '../opened.ts'
import { UserLedger } from '../purchases/user-ledger.tsx'
import { UserOrders } from '../purchases/user-orders.tsx'
import { UserPackages } from '../purchases/user-packages.tsx'
import { UserAds } from './user-ads.tsx'
import { UserComplaints } from './user-complaints.tsx'
import { UserHistory } from './user-history.tsx'

interface CardTabsProps {
  card: UserCard
  opened: Opened
  onOpen: (next: Opened) => void
}

/** The sections of the card; each is loaded when its tab is opened, because each look-up is logged. */
export function CardTabs({ card: { user, ads, adsTotal }, opened, onOpen }: CardTabsProps) {
  // The order that was searched for is seen among the others.
  const [firstTab] = useState(opened?.kind === 'order' ? 'orders' : 'ads')
  const common = { userId: user.id, onOpen }
  const adsPart =
    ads.length === 0 ? (
      <p className="text-text-muted">Объявлений нет</p>
    ) : (
      <div className="grid gap-2">
        <UserAds
          ads={ads}
          opened={opened?.kind === 'ad' ? opened.id : null}
          onOpen={(id) => onOpen({ kind: 'ad', id })}
        />
        {adsTotal > ads.length && (
          <p className="text-text-muted">Показаны последние {ads.length}, остальные – в таблице.</p>
        )}
      </div>
    )
  const items: TabItem<string>[] = [
    { value: 'ads', label: 'Объявления', count: adsTotal, content: adsPart },
    { value: 'orders', label: 'Заказы', content: <UserOrders {...common} opened={opened} /> },
    { value: 'packages', label: 'Пакеты', content: <UserPackages {...common} /> },
    { value: 'ledger', label: 'Проводки', content: <UserLedger {...common} /> },
    { value: 'decisions', label: 'Решения', content: <UserHistory {...common} part="decisions" /> },
    { value: 'complaints', label: 'Жалобы', content: <UserComplaints {...common} /> },
    { value: 'history', label: 'Журнал', content: <UserHistory {...common} part="account" /> },
  ]
  const made = <UserHistory {...common} part="made" />
  if (user.role !== 'user') items.push({ value: 'made', label: 'Принятые решения', content: made })
  return <Tabs defaultValue={firstTab} items={items} />
}
