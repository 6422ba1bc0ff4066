import { Button } from '@trassa/ui/actions/button'
import { useState } from 'react'
import { lazyPanel } from '../../../lib/hydration/lazy-panel.tsx'

const RevealedPhone = lazyPanel(() => import('../../phone/revealed-phone.tsx'))

/** "Показать телефон" in a list; what asks for the number is loaded with the press (domain §2). */
export function RowPhone({ adId }: { adId: string }) {
  const [attempt, setAttempt] = useState(0)
  const button = (
    <Button size="small" variant="secondary" block onClick={() => setAttempt(attempt + 1)}>
      Показать телефон
    </Button>
  )
  if (attempt === 0) return button
  return <RevealedPhone panel={{ adId }} attempt={attempt} fallback={button} />
}
