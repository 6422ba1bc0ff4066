import type { StatementRow } from '@trassa/contracts/entities/invoice'
import { AdPane } from '../../shared/ad-pane/ad-pane.tsx'
import { OrderPane } from '../../shared/orders/order-pane.tsx'

/** What is open beside a statement: the order of a row, perhaps to return the row's money, or an ad of that order. */
export type Opened =
  | { kind: 'order'; id: string; row: StatementRow; surplus: boolean }
  | { kind: 'ad'; id: string }

interface StatementPaneProps {
  opened: Opened
  onOpen: (next: Opened | null) => void
  /** The money of the row that begins at this line goes back. */
  onBooked: (line: number) => void
}

/** The pane beside a statement. */
export function StatementPane({ opened, onOpen, onBooked }: StatementPaneProps) {
  const close = () => onOpen(null)
  if (opened.kind === 'ad') return <AdPane key={opened.id} id={opened.id} onClose={close} />
  const { id, row, surplus } = opened
  return (
    <OrderPane
      key={`${id} ${row.line} ${surplus}`}
      id={id}
      onClose={close}
      onOpenAd={(ad) => onOpen({ kind: 'ad', id: ad })}
      {...(surplus && { surplus: row, onSurplusBooked: () => onBooked(row.line) })}
    />
  )
}
