import { Button } from '@trassa/ui/actions/button'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPanel } from '../../lib/hydration/lazy-panel.tsx'

const ShareDialog = lazyPanel(() => import('./share-dialog.tsx'))

/** Shares the page's address: by the browser's own sheet where there is one, which knows what is installed. */
export function ShareButton({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false)
  const show = () => setOpen(true)
  const close = () => setOpen(false)
  const share = () => {
    if (!navigator.share) return show()
    navigator.share({ title, url: location.href }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) show()
    })
  }
  return (
    <>
      <Button variant="quiet" onClick={share}>
        <Share2 />
        Поделиться
      </Button>
      {isOpen && (
        <ShareDialog panel={{ title, onClose: close }} attempt={isOpen} onFailed={close} />
      )}
    </>
  )
}
