import { formatDateTime } from '@trassa/catalog/format/dates'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { CloudOff, Hourglass } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PendingDecision } from '../../shared/outbox.ts'
import { connection } from '../lib/connection.ts'
import { useStore } from '../lib/store.ts'
import { foundAdPath } from '../shared/ads/ad-paths.ts'
import { ACTION_LABELS, actionOf } from '../shared/decisions/decision.ts'
import { useDecisionOutbox } from '../shared/decisions/decision-outbox-context.ts'

/** Shows that the gateway does not answer, which decisions wait for it, and which it has refused. */
export function OfflineBar() {
  const outbox = useDecisionOutbox()
  const decisions = useStore(outbox.decisions)
  const { state, since } = useStore(connection)
  const isDown = state === 'down'
  const waiting = decisions.filter(
    (each) => each.state === 'waiting' || (isDown && each.state === 'sending'),
  )
  return (
    <>
      {isDown && (
        <p
          role="status"
          className="flex min-h-8 shrink-0 items-center gap-2 bg-marking px-3 text-on-marking"
        >
          <CloudOff aria-hidden="true" />
          Нет связи с сервером, пробуем снова. Данные на экране не обновлены с{' '}
          {formatDateTime(since.toISOString(), new Date())}.
        </p>
      )}
      {waiting.length > 0 && <WaitingDecisions decisions={waiting} />}
      {decisions.map((decision) => (
        <Refusal key={decision.id} decision={decision} onRead={() => outbox.dismiss(decision.id)} />
      ))}
    </>
  )
}

const nameOf = ({ change, title }: PendingDecision) =>
  `${ACTION_LABELS[actionOf(change)]}: ${title}`

function WaitingDecisions({ decisions }: { decisions: readonly PendingDecision[] }) {
  return (
    <ul
      aria-label="Решения, которые ждут связи"
      className="max-h-24 shrink-0 overflow-y-auto bg-marking-quiet px-3"
    >
      {decisions.map((decision) => (
        <li key={decision.id} className="flex min-h-8 items-center gap-2">
          <Hourglass aria-hidden="true" />
          <span className="min-w-0 flex-1 truncate">{nameOf(decision)}</span>
          <span className="text-marking-text">ждёт связи</span>
        </li>
      ))}
    </ul>
  )
}

function Refusal({ decision, onRead }: { decision: PendingDecision; onRead: () => void }) {
  const { adId, refusal } = decision
  if (refusal === null) return null
  return (
    <p
      role="alert"
      className="flex min-h-8 shrink-0 items-center gap-3 bg-stop-quiet px-3 py-1 text-stop-text"
    >
      <span className="min-w-0 flex-1">
        Решение не принято. {nameOf(decision)}. {ERROR_TEXTS[refusal]}
      </span>
      <Link to={foundAdPath(adId)} className="shrink-0 underline">
        Открыть объявление
      </Link>
      <Button size="small" variant="quiet" onClick={onRead}>
        Понятно
      </Button>
    </p>
  )
}
