import { AdPane } from '../../shared/ad-pane/ad-pane.tsx'
import { OrderPane } from '../../shared/orders/order-pane.tsx'
import { AccountPane } from './account/account-pane.tsx'
import { MergePane } from './merging/merge-pane.tsx'
import type { Opened } from './opened.ts'
import { CompensationPane } from './purchases/compensation-pane.tsx'

interface OpenedPaneProps {
  opened: NonNullable<Opened>
  onOpen: (next: Opened) => void
}

/** The pane on the right: an ad, an order or a form about the user. */
export function OpenedPane({ opened, onOpen }: OpenedPaneProps) {
  const close = () => onOpen(null)
  if (opened.kind === 'ad') return <AdPane key={opened.id} id={opened.id} onClose={close} />
  if (opened.kind === 'account')
    return (
      <AccountPane key={opened.action} user={opened.user} action={opened.action} onClose={close} />
    )
  if (opened.kind === 'merge') {
    const { staying, closedId } = opened
    return <MergePane key={closedId} staying={staying} closedId={closedId} onClose={close} />
  }
  if (opened.kind === 'compensation')
    return (
      <CompensationPane
        key={opened.userId}
        userId={opened.userId}
        ads={opened.ads}
        onClose={close}
      />
    )
  return (
    <OrderPane
      key={opened.id}
      id={opened.id}
      onClose={close}
      onOpenAd={(id) => onOpen({ kind: 'ad', id })}
    />
  )
}
