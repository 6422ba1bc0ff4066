import { formatDate } from '@trassa/catalog/format/dates'
import type { StaffPackage } from '@trassa/contracts/entities/moderator/staff-order'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { Status } from '@trassa/ui/display/status'
import { useNow } from '../../../lib/use-now.ts'

const HOUR_MS = 60 * 60 * 1000

interface PackagesTableProps {
  packages: readonly StaffPackage[]
  onOpenOrder: (id: string) => void
}

/** How a package stands, by colour and word. */
function PackageStatus({ one, now }: { one: StaffPackage; now: Date }) {
  if (one.revokedAt) return <Status tone="stop">Отозван</Status>
  if (Date.parse(one.expiresAt) <= now.getTime()) return <Status tone="neutral">Истёк</Status>
  if (one.remainder === 0) return <Status tone="neutral">Израсходован</Status>
  return <Status tone="go">Действует</Status>
}

export function PackagesTable({ packages, onOpenOrder }: PackagesTableProps) {
  const now = useNow(HOUR_MS)
  return (
    <DataTable aria-label="Пакеты пользователя">
      <thead>
        <tr>
          <HeaderCell frozen numeric>
            №
          </HeaderCell>
          <HeaderCell>Состояние</HeaderCell>
          <HeaderCell numeric>Осталось</HeaderCell>
          <HeaderCell>Откуда</HeaderCell>
          <HeaderCell numeric>Выдан</HeaderCell>
          <HeaderCell numeric>Действует до</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {packages.map((one) => {
          const { orderId } = one
          return (
            <Row key={one.id}>
              <Cell frozen numeric>
                {one.id}
              </Cell>
              <Cell>
                <PackageStatus one={one} now={now} />
              </Cell>
              <Cell numeric>
                {one.remainder} из {one.quantity}
              </Cell>
              <Cell>
                {orderId === null ? (
                  'Без заказа'
                ) : (
                  <button
                    type="button"
                    className="text-sign-text underline-offset-2 hover:underline"
                    onClick={() => onOpenOrder(orderId)}
                  >
                    Заказ № {orderId}
                  </button>
                )}
              </Cell>
              <Cell numeric>{formatDate(one.createdAt, now)}</Cell>
              <Cell numeric>{formatDate(one.expiresAt, now)}</Cell>
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}
