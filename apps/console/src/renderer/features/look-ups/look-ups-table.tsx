import { formatDateTime } from '@trassa/catalog/format/dates'
import type { LookUp } from '@trassa/contracts/calls/moderator/look-ups'
import { LOOK_UP_PLACES } from '@trassa/contracts/enumerations/look-ups'
import { ROLE_NAMES } from '@trassa/contracts/enumerations/users'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { Link } from 'react-router-dom'
import { useNow } from '../../lib/use-now.ts'

const MINUTE_MS = 60_000

interface LookUpsTableProps {
  items: readonly LookUp[]
  onSet: (name: 'staff' | 'user', id: string) => void
}

/** Look-ups, newest first. A name shows those of one staff member, or of one person. */
export function LookUpsTable({ items, onSet }: LookUpsTableProps) {
  const now = useNow(MINUTE_MS)
  return (
    <DataTable aria-label="Журнал просмотров">
      <thead>
        <tr>
          <HeaderCell frozen>Когда</HeaderCell>
          <HeaderCell>Сотрудник</HeaderCell>
          <HeaderCell>Кого</HeaderCell>
          <HeaderCell>Откуда</HeaderCell>
          <HeaderCell>Что открыто</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, at, staff, user, place, ...details }) => (
          <Row key={id}>
            <Cell frozen>
              <time dateTime={at} className="tabular">
                {formatDateTime(at, now)}
              </time>
            </Cell>
            <Cell>
              <NameButton
                label={`Только сотрудник ${staff.username}`}
                onPress={() => onSet('staff', staff.id)}
              >
                {staff.username}
              </NameButton>{' '}
              <span className="text-text-muted">{ROLE_NAMES[staff.role]}</span>
            </Cell>
            <Cell>
              {user ? (
                <>
                  <NameButton
                    label={`Только ${user.username}`}
                    onPress={() => onSet('user', user.id)}
                  >
                    {user.username}
                  </NameButton>{' '}
                  <span className="tabular text-text-muted">{user.maskedPhone}</span>
                </>
              ) : (
                <span className="text-text-muted">{foundText(details.found, place)}</span>
              )}
            </Cell>
            <Cell>{LOOK_UP_PLACES[place]}</Cell>
            <Cell>
              <Opened {...details} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

/** What stands in place of a person. */
function foundText(found: number | null, place: LookUp['place']): string {
  if (place === 'log') return 'Весь журнал'
  return found === null || found === 0 ? 'Никто не найден' : `Найдено: ${found}`
}

function Opened({ adId, orderId }: Pick<LookUp, 'adId' | 'orderId'>) {
  const link = 'text-sign-text hover:underline'
  if (adId) {
    return (
      <Link to={`/ads/${adId}`} className={link}>
        Объявление № {adId}
      </Link>
    )
  }
  return orderId ? `Заказ № ${orderId}` : null
}

interface NameButtonProps {
  label: string
  onPress: () => void
  children: string
}

function NameButton({ label, onPress, children }: NameButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="text-sign-text hover:underline"
      onClick={onPress}
    >
      {children}
    </button>
  )
}
