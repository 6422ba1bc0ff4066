import { formatDate } from '@trassa/catalog/format/dates'
import type { UserCard as Card } from '@trassa/contracts/entities/moderation'
import { ROLE_NAMES, USER_TYPES } from '@trassa/contracts/enumerations/users'
import { Button } from '@trassa/ui/actions/button'
import { Avatar } from '@trassa/ui/display/avatar'
import { Tabs } from '@trassa/ui/navigation/tabs'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AttributeList } from '../../lib/attribute-list.tsx'
import { useNow } from '../../lib/use-now.ts'
import { newAdPath } from '../../shared/ads/ad-paths.ts'
import { useHasRole } from '../../shared/users/me-context.ts'
import { StaffPhone } from '../../shared/users/staff-phone.tsx'
import type { Opened } from './opened.ts'
import { CompensateButton } from './purchases/compensate-button.tsx'
import { UserOrders } from './purchases/user-orders.tsx'
import { UserPackages } from './purchases/user-packages.tsx'
import { UserAds } from './user-ads.tsx'

const HOUR_MS = 60 * 60 * 1000

interface UserCardProps {
  card: Card
  opened: Opened
  onOpen: (next: Opened) => void
}

/** A user, their ads and what they have bought. */
export function UserCard({ card: { user, ads, adsTotal }, opened, onOpen }: UserCardProps) {
  const now = useNow(HOUR_MS)
  const mayCreate = useHasRole('moderator')
  // The order that was searched for is seen among the others.
  const [firstTab] = useState(opened?.kind === 'order' ? 'orders' : 'ads')
  const rows = [
    { key: 'type', label: 'Тип', value: USER_TYPES.find(({ id }) => id === user.type)?.name },
    { key: 'role', label: 'Роль', value: ROLE_NAMES[user.role] },
    { key: 'since', label: 'На сайте с', value: formatDate(user.createdAt, now) },
    { key: 'telegram', label: 'Telegram', value: telegramText(user) },
    { key: 'id', label: 'Номер', value: user.id },
  ]
  const adId = opened?.kind === 'ad' ? opened.id : null
  const adsPart =
    ads.length === 0 ? (
      <p className="text-text-muted">Объявлений нет</p>
    ) : (
      <div className="grid gap-2">
        <UserAds ads={ads} opened={adId} onOpen={(id) => onOpen({ kind: 'ad', id })} />
        {adsTotal > ads.length && (
          <p className="text-text-muted">Показаны последние {ads.length}, остальные – в таблице.</p>
        )}
      </div>
    )
  return (
    <>
      <header className="flex items-center gap-3">
        <Avatar name={user.username} src={null} />
        <div>
          <h1 className="select-text font-bold text-heading">{user.username}</h1>
          <StaffPhone userId={user.id} maskedPhone={user.maskedPhone} place="user" />
        </div>
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          <CompensateButton
            userId={user.id}
            onOpen={() => onOpen({ kind: 'compensation', userId: user.id, ads })}
          />
          {mayCreate && (
            <Button render={<Link to={newAdPath(user.id)} />}>
              <Plus aria-hidden="true" />
              Создать объявление
            </Button>
          )}
        </div>
      </header>
      <AttributeList rows={rows} />
      <Tabs
        defaultValue={firstTab}
        items={[
          { value: 'ads', label: 'Объявления', count: adsTotal, content: adsPart },
          {
            value: 'orders',
            label: 'Заказы',
            content: <UserOrders userId={user.id} opened={opened} onOpen={onOpen} />,
          },
          {
            value: 'packages',
            label: 'Пакеты',
            content: <UserPackages userId={user.id} onOpen={onOpen} />,
          },
        ]}
      />
    </>
  )
}

const telegramText = ({ telegramId, telegramUsername }: Card['user']) =>
  telegramUsername ? `@${telegramUsername}` : telegramId ? 'подключён' : 'нет'
