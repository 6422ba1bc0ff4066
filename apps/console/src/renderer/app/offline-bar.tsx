import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { CloudOff, Hourglass } from 'lucide-react'
import { connection } from '../lib/connection.ts'
import { useStore } from '../lib/store.ts'
import { ACTION_LABELS, actionOf } from '../shared/decisions/decision.ts'
import { useDecisionOutbox } from '../shared/decisions/decision-outbox-context.ts'

/** Shows that the gateway does not answer, which decisions wait for it, and which it has refused after the wait. */
export function OfflineBar() {
  const outbox = useDecisionOutbox()
  const decisions = useStore(outbox.decisions)
  const isDown = useStore(connection) === 'down'
  const waiting = decisions.filter(({ state }) => state === 'waiting')
  return (
    <>
      {isDown && (
        <p
          role="status"
          className="flex min-h-8 shrink-0 items-center gap-2 bg-marking px-3 text-on-marking"
        >
          <CloudOff aria-hidden="true" />
          Нет связи с сервером, пробуем снова.
        </p>
      )}
      {waiting.length > 0 && (
        <ul
          aria-label="Решения, которые ждут связи"
          className="max-h-24 shrink-0 overflow-y-auto bg-marking-quiet px-3"
        >
          {waiting.map(({ id, title, change }) => (
            <li key={id} className="flex min-h-8 items-center gap-2">
              <Hourglass aria-hidden="true" />
              <span className="min-w-0 flex-1 truncate">
                {ACTION_LABELS[actionOf(change)]}: {title}
              </span>
              <span className="text-marking-text">ждёт связи</span>
            </li>
          ))}
        </ul>
      )}
      {decisions.map(
        ({ id, title, refusal }) =>
          refusal && (
            <p
              key={id}
              role="alert"
              className="flex min-h-8 shrink-0 items-center gap-3 bg-stop-quiet px-3 text-stop-text"
            >
              <span className="flex-1">
                Решение не принято: {title}. {ERROR_TEXTS[refusal]}
              </span>
              <Button size="small" variant="quiet" onClick={() => outbox.dismiss(id)}>
                Понятно
              </Button>
            </p>
          ),
      )}
    </>
  )
}
