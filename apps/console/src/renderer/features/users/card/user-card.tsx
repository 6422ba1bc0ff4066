import { formatDate } from '@trassa/catalog/format/dates'
import { formatNumber } from '@trassa/catalog/format/numbers'
import type { UserCard as Card } from '@trassa/contracts/entities/moderator/moderation'
import { ROLE_NAMES, USER_TYPES } from '@trassa/contracts/enumerations/users'
import { Button } from '@trassa/ui/actions/button'
import { Avatar } from '@trassa/ui/display/avatar'
import { Status } from '@trassa/ui/display/status'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { Plus } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { AttributeList } from '../../../lib/attribute-list.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { newAdPath, userPath } from '../../../shared/ads/ad-paths.ts'
import { ariaKeys } from '../../../shared/keyboard/aria-keys.ts'
import { KEYS } from '../../../shared/keyboard/key-bindings.ts'
import { useKeyBindings } from '../../../shared/keyboard/use-key-bindings.ts'
import { useHasRole } from '../../../shared/users/me-context.ts'
import { StaffPhone } from '../../../shared/users/staff-phone.tsx'
import { AccountButtons } from '../account/account-buttons.tsx'
import type { Opened } from '../opened.ts'
import { CompensateButton } from '../purchases/compensate-button.tsx'
import { CardTabs } from './card-tabs.tsx'
import { PossibleDuplicates } from './possible-duplicates.tsx'

const HOUR_MS = 60 * 60 * 1000

interface UserCardProps {
  card: Card
  opened: Opened
  onOpen: (next: Opened) => void
}

/** A user, what may be done with the account, and everything that belongs to it. */
export function UserCard({ card, opened, onOpen }: UserCardProps) {
  const { user } = card
  const now = useNow(HOUR_MS)
  const rows = [
    { key: 'type', label: 'Тип', value: USER_TYPES.find(({ id }) => id === user.type)?.name },
    { key: 'role', label: 'Роль', value: ROLE_NAMES[user.role] },
    { key: 'since', label: 'На сайте с', value: formatDate(user.createdAt, now) },
    { key: 'sessions', label: 'Открытых сеансов', value: formatNumber(card.sessions) },
    { key: 'telegram', label: 'Telegram', value: telegramText(user) },
    { key: 'id', label: 'Номер', value: user.id },
  ]
  return (
    <>
      <CardHeader card={card} onOpen={onOpen} />
      {user.block && (
        <p className="select-text rounded-card border border-stop p-3">
          <Status tone="stop">Аккаунт заблокирован</Status> {formatDate(user.block.at, now)}.{' '}
          {user.block.reason}
        </p>
      )}
      {user.mergedIntoId && (
        <p className="rounded-card border p-3">
          <Status tone="neutral">Аккаунт закрыт: объединён с другим</Status>{' '}
          <Link to={userPath(user.mergedIntoId)} className="text-sign-text hover:underline">
            Открыть аккаунт № {user.mergedIntoId}
          </Link>
        </p>
      )}
      <PossibleDuplicates user={user} onOpen={onOpen} />
      <AttributeList rows={rows} />
      <CardTabs card={card} opened={opened} onOpen={onOpen} />
    </>
  )
}

function CardHeader({ card: { user, ads }, onOpen }: Omit<UserCardProps, 'opened'>) {
  const mayCreate = useHasRole('moderator') && user.block === null && user.mergedIntoId === null
  const navigate = useNavigate()
  useKeyBindings({ createAd: mayCreate && (() => void navigate(newAdPath(user.id))) })
  return (
    <header className="flex flex-wrap items-center gap-3">
      <div className="flex min-w-0 flex-1 basis-70 items-center gap-3">
        <Avatar name={user.username} src={null} />
        <div className="wrap-anywhere min-w-0">
          <h1 className="select-text font-bold text-heading">{user.username}</h1>
          <StaffPhone userId={user.id} maskedPhone={user.maskedPhone} place="user" />
        </div>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <AccountButtons user={user} onOpen={onOpen} />
        <CompensateButton
          userId={user.id}
          onOpen={() => onOpen({ kind: 'compensation', userId: user.id, ads })}
        />
        {mayCreate && (
          <Tooltip text={KEYS.createAd.does} keys={KEYS.createAd.shown}>
            <Button
              aria-keyshortcuts={ariaKeys(KEYS.createAd)}
              render={<Link to={newAdPath(user.id)} />}
            >
              <Plus aria-hidden="true" />
              Создать объявление
            </Button>
          </Tooltip>
        )}
      </div>
    </header>
  )
}

const telegramText = ({ telegramId, telegramUsername }: Card['user']) =>
  telegramUsername ? `@${telegramUsername}` : telegramId ? 'подключён' : 'нет'
