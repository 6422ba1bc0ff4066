import { formatDateTime } from '@trassa/catalog/format/dates'
import { CloudOff, Hourglass } from 'lucide-react'
import type { PendingDecision } from '../../shared/outbox.ts'
import { connection } from '../lib/connection.ts'
import { useStore } from '../lib/store.ts'
import { useDecisionOutbox } from '../shared/decisions/decision-outbox-context.ts'
import { decisionName } from './held/decision-name.ts'
import { Refusals } from './held/refusals.tsx'

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
      <Refusals
        decisions={decisions.filter(({ refusal }) => refusal !== null)}
        onRead={outbox.dismiss}
      />
    </>
  )
}

function WaitingDecisions({ decisions }: { decisions: readonly PendingDecision[] }) {
  return (
    <ul
      aria-label="Решения, которые ждут связи"
      className="max-h-24 shrink-0 overflow-y-auto bg-marking-quiet px-3"
    >
      {decisions.map((decision) => (
        <li key={decision.id} className="flex min-h-8 items-center gap-2">
          <Hourglass aria-hidden="true" />
          <span className="min-w-0 flex-1 truncate">{decisionName(decision)}</span>
          <span className="text-marking-text">ждёт связи</span>
        </li>
      ))}
    </ul>
  )
}
