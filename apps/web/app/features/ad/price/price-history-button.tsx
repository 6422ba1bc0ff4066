import { Button } from '@trassa/ui/actions/button'
import { History } from 'lucide-react'
import { useState } from 'react'
import { lazyPanel } from '../../../lib/hydration/lazy-panel.tsx'

const PriceHistoryDialog = lazyPanel(() => import('./price-history-dialog.tsx'))

/** Opens the history of an ad's price, whose code and data are loaded with it. */
export default function PriceHistoryButton({ adId }: { adId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const open = () => setIsOpen(true)
  return (
    <div className="noscript:hidden print:hidden">
      <Button variant="quiet" size="small" onClick={open} className="-ml-3.5">
        <History aria-hidden="true" />
        История цены
      </Button>
      {isOpen && (
        <PriceHistoryDialog panel={{ adId, onClose: close }} attempt={isOpen} onFailed={close} />
      )}
    </div>
  )
}
