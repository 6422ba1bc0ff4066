import type { Ad } from '@trassa/contracts/entities/ad'
import { Button } from '@trassa/ui/actions/button'
import { Flag, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPanel } from '../../../lib/lazy-panel.tsx'

const ComplaintDialog = lazyPanel(() => import('./complaint-dialog.tsx'))
const ShareDialog = lazyPanel(() => import('./share-dialog.tsx'))

type Panel = 'share' | 'complaint'

/** What a visitor can do with the page: share, print, complain. The panels are loaded when they are opened. */
export function AdActions({ ad }: { ad: Pick<Ad, 'id' | 'title'> }) {
  const [open, setOpen] = useState<Panel | null>(null)
  const [attempt, setAttempt] = useState(0)
  const show = (panel: Panel) => {
    setOpen(panel)
    setAttempt((count) => count + 1)
  }
  const close = () => setOpen(null)
  const panel = { ad, onClose: close }

  /** The browser's own sheet where there is one: it knows what the visitor has installed. */
  const share = () => {
    if (!navigator.share) return show('share')
    navigator.share({ title: ad.title, url: location.href }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) show('share')
    })
  }

  return (
    <div className="flex flex-wrap gap-2 noscript:hidden print:hidden">
      <Button variant="quiet" onClick={share}>
        <Share2 />
        Поделиться
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        <Printer />
        Распечатать
      </Button>
      <Button variant="quiet" onClick={() => show('complaint')}>
        <Flag />
        Пожаловаться
      </Button>
      {open === 'share' && <ShareDialog panel={panel} attempt={attempt} onFailed={close} />}
      {open === 'complaint' && <ComplaintDialog panel={panel} attempt={attempt} onFailed={close} />}
    </div>
  )
}
