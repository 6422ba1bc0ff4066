import { formatDate } from '@trassa/catalog/format/dates'
import { countOf } from '@trassa/catalog/format/numbers'
import type { UserCard as Card } from '@trassa/contracts/entities/moderation'
import { ROLE_NAMES, USER_TYPES } from '@trassa/contracts/enumerations/users'
import { Button } from '@trassa/ui/actions/button'
import { Avatar } from '@trassa/ui/display/avatar'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AttributeList } from '../../lib/attribute-list.tsx'
import { useNow } from '../../lib/use-now.ts'
import { newAdPath } from '../../shared/ads/ad-paths.ts'
import { useHasRole } from '../../shared/users/me-context.ts'
import { StaffPhone } from '../../shared/users/staff-phone.tsx'
import { UserAds } from './user-ads.tsx'

const HOUR_MS = 60 * 60 * 1000

interface UserCardProps {
  card: Card
  adId: string | null
  onOpenAd: (id: string) => void
}

/** A user and their ads. */
export function UserCard({ card: { user, ads, adsTotal }, adId, onOpenAd }: UserCardProps) {
  const now = useNow(HOUR_MS)
  const mayCreate = useHasRole('moderator')
  const rows = [
    { key: 'type', label: 'Тип', value: USER_TYPES.find(({ id }) => id === user.type)?.name },
    { key: 'role', label: 'Роль', value: ROLE_NAMES[user.role] },
    { key: 'since', label: 'На сайте с', value: formatDate(user.createdAt, now) },
    { key: 'telegram', label: 'Telegram', value: telegramText(user) },
    { key: 'id', label: 'Номер', value: user.id },
  ]
  return (
    <>
      <header className="flex items-center gap-3">
        <Avatar name={user.username} src={null} />
        <div>
          <h1 className="select-text font-bold text-heading">{user.username}</h1>
          <StaffPhone userId={user.id} maskedPhone={user.maskedPhone} place="user" />
        </div>
        {mayCreate && (
          <Button className="ml-auto" render={<Link to={newAdPath(user.id)} />}>
            <Plus aria-hidden="true" />
            Создать объявление
          </Button>
        )}
      </header>
      <AttributeList rows={rows} />
      <section className="grid gap-2">
        <h2 className="font-bold text-title">
          {adsTotal === 0
            ? 'Объявлений нет'
            : countOf(adsTotal, ['объявление', 'объявления', 'объявлений'])}
        </h2>
        {ads.length > 0 && <UserAds ads={ads} opened={adId} onOpen={onOpenAd} />}
        {adsTotal > ads.length && (
          <p className="text-text-muted">Показаны последние {ads.length}, остальные — в таблице.</p>
        )}
      </section>
    </>
  )
}

const telegramText = ({ telegramId, telegramUsername }: Card['user']) =>
  telegramUsername ? `@${telegramUsername}` : telegramId ? 'подключён' : 'нет'
