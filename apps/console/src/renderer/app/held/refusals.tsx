import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { Link } from 'react-router-dom'
import type { PendingDecision } from '../../../shared/outbox.ts'
import { adPath } from '../../shared/ads/ad-paths.ts'
import { reopenDecision } from '../../shared/decisions/take-back/reopen-decision.ts'
import { restoreDrafts } from '../../shared/decisions/take-back/restore-drafts.ts'
import { decisionName } from './decision-name.ts'

interface RefusalsProps {
  decisions: readonly PendingDecision[]
  /** The refusal has been read. */
  onRead: (id: string) => void
}

/** The decisions that the gateway has refused, until each has been read; a long list scrolls. */
export function Refusals({ decisions, onRead }: RefusalsProps) {
  /** The decision is the last copy of what was typed: it goes back into the form's draft. */
  function close({ id, adId, change }: PendingDecision) {
    restoreDrafts(adId, change)
    onRead(id)
  }
  if (decisions.length === 0) return null
  return (
    <section
      aria-label="Решения, которые не приняты"
      className="flex max-h-32 shrink-0 flex-col bg-stop-quiet text-stop-text"
    >
      {decisions.length > 1 && (
        <p className="flex min-h-8 shrink-0 items-center justify-between gap-3 px-3">
          Не приняты решения: {decisions.length}
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              for (const decision of decisions) close(decision)
            }}
          >
            Понятно всем
          </Button>
        </p>
      )}
      <div className="overflow-y-auto">
        {decisions.map((decision) => (
          <Refusal key={decision.id} decision={decision} onRead={() => close(decision)} />
        ))}
      </div>
    </section>
  )
}

function Refusal({ decision, onRead }: { decision: PendingDecision; onRead: () => void }) {
  const { adId, refusal } = decision
  return (
    <p role="alert" className="flex min-h-8 items-center gap-3 px-3 py-1">
      <span className="min-w-0 flex-1">
        Решение не принято. {decisionName(decision)}. {refusal && ERROR_TEXTS[refusal]}
      </span>
      <Link
        to={adPath(adId)}
        onClick={() => reopenDecision(decision)}
        className="shrink-0 underline"
      >
        Открыть объявление
      </Link>
      <Button size="small" variant="quiet" onClick={onRead}>
        Понятно
      </Button>
    </p>
  )
}
