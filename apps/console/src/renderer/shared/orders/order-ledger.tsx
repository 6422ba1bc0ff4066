import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatMoney } from '@trassa/catalog/format/money'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { LEDGER_ACCOUNTS, LEDGER_KINDS } from '@trassa/contracts/enumerations/money'
import { useNow } from '../../lib/use-now.ts'
import { Section } from '../ad-view/section.tsx'

const MINUTE_MS = 60_000

/** The transfers of the ledger, and what each account holds because of this order. */
export function OrderLedger({ order: { entries, balances } }: { order: StaffOrder }) {
  const now = useNow(MINUTE_MS)
  if (entries.length === 0) return null
  return (
    <Section title="Проводки">
      <ol className="grid gap-1">
        {entries.map(({ id, kind, source, target, amount, at }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] gap-x-3">
            <span>{LEDGER_KINDS[kind]}</span>
            <span className="tabular text-right">{formatMoney(amount)}</span>
            <span className="text-caption text-text-muted">
              {LEDGER_ACCOUNTS[source]} → {LEDGER_ACCOUNTS[target]}
            </span>
            <time dateTime={at} className="tabular text-right text-caption text-text-muted">
              {formatDateTime(at, now)}
            </time>
          </li>
        ))}
      </ol>
      <dl className="mt-1 grid border-t pt-1">
        {balances.map(({ account, amount }) => (
          <div key={account} className="flex justify-between gap-3">
            <dt className="text-text-muted">{LEDGER_ACCOUNTS[account]}</dt>
            <dd className="tabular">{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
