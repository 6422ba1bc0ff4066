import { AdPane } from '../shared/ad-pane/ad-pane.tsx'
import { OrderPane } from '../shared/orders/order-pane.tsx'

/** A record that is open beside the page. */
export interface Beside {
  kind: 'ad' | 'order'
  id: string
}

interface BesidePaneProps {
  beside: Beside
  onOpen: (next: Beside | null) => void
}

/** A record that was found while the page of something else stays open. */
export function BesidePane({ beside: { kind, id }, onOpen }: BesidePaneProps) {
  const close = () => onOpen(null)
  if (kind === 'ad') return <AdPane key={id} id={id} onClose={close} />
  return (
    <OrderPane
      key={id}
      id={id}
      onClose={close}
      onOpenAd={(adId) => onOpen({ kind: 'ad', id: adId })}
    />
  )
}
