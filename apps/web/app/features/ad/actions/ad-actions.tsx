import type { Ad } from '@trassa/contracts/entities/ad'
import { Button } from '@trassa/ui/actions/button'
import { Flag, Printer } from 'lucide-react'
import { useState } from 'react'
import { lazyPanel } from '../../../lib/hydration/lazy-panel.tsx'
import { ShareButton } from '../../../shared/share/share-button.tsx'

const ComplaintDialog = lazyPanel(() => import('./complaint-dialog.tsx'))
/** What a visitor can do with the page: share, print, complain. The panels are loaded when they are opened. */
export default function AdActions({ ad }: { ad: Pick<Ad, 'id' | 'title'> }) {
  const [isOpen, setOpen] = useState(false)
  const complain = () => setOpen(true)
  const close = () => setOpen(false)

  return (
    <div className="-ml-4.5 flex flex-wrap noscript:hidden print:hidden">
      <ShareButton title={ad.title} />
      <Button variant="quiet" onClick={() => window.print()}>
        <Printer />
        Распечатать
      </Button>
      <Button variant="quiet" onClick={complain}>
        <Flag />
        Пожаловаться
      </Button>
      {isOpen && (
        <ComplaintDialog panel={{ ad, onClose: close }} attempt={isOpen} onFailed={close} />
      )}
    </div>
  )
}
