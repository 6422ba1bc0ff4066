import { Card } from '@trassa/ui/display/card'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

export interface Outcome {
  title: string
  text: string
}

/** The outcomes of submitting or confirming an ad, as its owner reads them. */
export const IN_MODERATION: Outcome = {
  title: 'На проверке – обычно до 15 минут',
  text: 'Сообщим, когда объявление появится в поиске. Пока его можно изменить в «Моих объявлениях».',
}
export const PUBLISHED: Outcome = {
  title: 'Опубликовано',
  text: 'Объявление уже видно в поиске, оно действует 30 дней.',
}

interface OutcomeCardProps {
  outcome: Outcome
  /** The ad's title. */
  subject: string
  /** Where to go now. */
  children?: ReactNode
}

/** Replaces a form after its submission; focuses the heading, so that screen readers announce it. */
export function OutcomeCard({ outcome, subject, children }: OutcomeCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [])
  return (
    <Card className="mx-auto grid max-w-form justify-items-center gap-3 py-10! text-center">
      <span className="grid size-14 place-items-center rounded-full bg-go text-on-go">
        <Check className="size-7!" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="font-bold text-heading outline-none">
        {outcome.title}
      </h1>
      <p className="font-medium">{subject}</p>
      <p className="max-w-100 text-balance text-text-muted">{outcome.text}</p>
      {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
    </Card>
  )
}
