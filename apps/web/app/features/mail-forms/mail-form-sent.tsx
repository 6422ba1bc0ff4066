import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { useEffect, useRef } from 'react'

interface MailFormSentProps {
  next: string
  onAgain: () => void
}

/** In place of a form that was sent; takes the focus, so that screen readers say it. */
export function MailFormSent({ next, onAgain }: MailFormSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card>
      <h3 ref={heading} tabIndex={-1} className="font-bold text-title outline-none">
        Отправлено
      </h3>
      <p className="mt-2 mb-4 text-text-muted">{next}</p>
      <Button variant="secondary" onClick={onAgain}>
        Отправить ещё
      </Button>
    </Card>
  )
}
