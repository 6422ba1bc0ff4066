import type { ReactNode } from 'react'
import { AnswerCard } from './answer-card.tsx'
import { Answered } from './answered.tsx'
import type { LoadedConfirmation } from './load-confirmation.ts'
import { PublishButton } from './publish-button.tsx'
import { useAnswer } from './use-answer.ts'

interface ConfirmPageProps {
  loaded: Extract<LoadedConfirmation, { is: 'ready' }>
  now: Date
  /** The ad as buyers will see it, with this card below its photographs. */
  showAd: (card: ReactNode) => ReactNode
}

/** The owner confirms an ad that a moderator has prepared (domain §9). */
export function ConfirmPage({ loaded: { ad, token }, now, showAd }: ConfirmPageProps) {
  const answer = useAnswer(token, ad.version)
  if (answer.done) return <Answered ad={answer.done} />
  const card = <AnswerCard ad={ad} now={now} answer={answer} />
  return (
    <article className="flex flex-col gap-6">
      <div className="flex max-w-form flex-col gap-2">
        <h1 className="font-bold text-title desk:text-heading">Подтвердите объявление</h1>
        <p className="text-text-muted">
          Его подготовил для вас наш модератор. Проверьте, всё ли верно: объявление появится на
          сайте, только если вы согласитесь.
        </p>
      </div>
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_340px] desk:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <h2 className="wrap-anywhere font-bold text-title">{ad.title}</h2>
          {showAd(<div className="desk:hidden">{card}</div>)}
        </div>
        <aside aria-label="Ваш ответ" className="sticky top-4 max-desk:hidden">
          {card}
        </aside>
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 border-t bg-surface-raised px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] desk:hidden">
        <PublishButton answer={answer} />
      </div>
    </article>
  )
}
