import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatMoney } from '@trassa/catalog/format/money'
import { LEDGER_ACCOUNTS, LEDGER_KINDS } from '@trassa/contracts/enumerations/money'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { useApi } from '../../../lib/api-context.ts'
import { useNow } from '../../../lib/use-now.ts'
import { PagedItems } from '../card/paged-list.tsx'
import type { Opened } from '../opened.ts'
import { userLedgerQuery } from './purchases-queries.ts'

const MINUTE_MS = 60_000

interface UserLedgerProps {
  userId: string
  onOpen: (next: Opened) => void
}

/** What the ledger has booked for a user's orders, newest first, each with its order (domain §5). */
export function UserLedger({ userId, onOpen }: UserLedgerProps) {
  const now = useNow(MINUTE_MS)
  const query = useInfiniteQuery(userLedgerQuery(useApi(), userId))
  return (
    <div className="grid gap-2">
      <PagedItems query={query} empty="Проводок нет">
        {(entries) => (
          <DataTable aria-label="Проводки">
            <thead>
              <tr>
                <HeaderCell numeric>Когда</HeaderCell>
                <HeaderCell>Что</HeaderCell>
                <HeaderCell numeric>Сумма</HeaderCell>
                <HeaderCell>Откуда и куда</HeaderCell>
                <HeaderCell>Заказ</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, at, kind, source, target, amount, orderId }) => (
                <Row key={id}>
                  <Cell numeric>
                    <time dateTime={at}>{formatDateTime(at, now)}</time>
                  </Cell>
                  <Cell>{LEDGER_KINDS[kind]}</Cell>
                  <Cell numeric>{formatMoney(amount)}</Cell>
                  <Cell className="text-text-muted">
                    {LEDGER_ACCOUNTS[source]} → {LEDGER_ACCOUNTS[target]}
                  </Cell>
                  <Cell>
                    <button
                      type="button"
                      className="text-sign-text hover:underline"
                      onClick={() => onOpen({ kind: 'order', id: orderId })}
                    >
                      Заказ № {orderId}
                    </button>
                  </Cell>
                </Row>
              ))}
            </tbody>
          </DataTable>
        )}
      </PagedItems>
    </div>
  )
}
