import { Button } from '@trassa/ui/actions/button'
import { useState } from 'react'

/** Says that the form shows what was typed before the window was closed. */
export function RestoredNotice({ onAnew }: { onAnew: () => void }) {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <div role="status" className="flex items-center gap-3 rounded-control bg-sign-quiet px-3 py-2">
      <p className="flex-1">Здесь то, что вы набрали раньше и не сохранили.</p>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          onAnew()
          setShown(false)
        }}
      >
        Начать заново
      </Button>
    </div>
  )
}
