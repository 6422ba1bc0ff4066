import { Button } from '@trassa/ui/actions/button'
import { useState } from 'react'

/** Tells that the content comes from a draft backup. */
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
