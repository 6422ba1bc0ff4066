import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoney } from '@trassa/catalog/format/money'
import { LEDGER_ACCOUNTS, LEDGER_KINDS } from '@trassa/contracts/enumerations/money'
import { useApi } from '../../../lib/api-context.ts'
import { useNow } from '../../../lib/use-now.ts'
import { DatedLine } from '../card/dated-line.tsx'
import { PagedList } from '../card/paged-list.tsx'
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
    <PagedList query={query} empty="Проводок нет" label="Проводки">
      {({ id, at, kind, source, target, amount, orderId }) => (
        <DatedLine key={id} at={at} now={now}>
          <span>{LEDGER_KINDS[kind]}</span>
          <span className="tabular">{formatMoney(amount)}</span>
          <span className="text-text-muted">
            {LEDGER_ACCOUNTS[source]} → {LEDGER_ACCOUNTS[target]}
          </span>
          <button
            type="button"
            className="text-sign-text hover:underline"
            onClick={() => onOpen({ kind: 'order', id: orderId })}
          >
            Заказ № {orderId}
          </button>
        </DatedLine>
      )}
    </PagedList>
  )
}
