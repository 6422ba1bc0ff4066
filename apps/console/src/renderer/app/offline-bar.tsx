import { countOf } from '@trassa/catalog/format/numbers'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { CloudOff } from 'lucide-react'
import { connection } from '../lib/connection.ts'
import { useStore } from '../lib/store.ts'
import { useDecisionOutbox } from '../shared/decisions/decision-outbox-context.ts'

/** Says that the server is silent, what waits for it, and what it has refused in the end. */
export function OfflineBar() {
  const outbox = useDecisionOutbox()
  const decisions = useStore(outbox.decisions)
  const isDown = useStore(connection) === 'down'
  const waiting = decisions.filter(({ refusal }) => refusal === null)
  const refused = decisions.filter(({ refusal }) => refusal !== null)
  return (
    <>
      {isDown && (
        <p
          role="status"
          className="flex min-h-8 shrink-0 items-center gap-2 bg-marking px-3 text-on-marking"
        >
          <CloudOff aria-hidden="true" />
          Нет связи с сервером, пробуем снова.
          {waiting.length > 0 &&
            ` ${countOf(waiting.length, ['решение уйдёт', 'решения уйдут', 'решений уйдут'])}, когда она появится.`}
        </p>
      )}
      {refused.map(({ id, title, refusal }) => (
        <p
          key={id}
          role="alert"
          className="flex min-h-8 shrink-0 items-center gap-3 bg-stop-quiet px-3 text-stop-text"
        >
          <span className="flex-1">
            Решение не принято: {title}. {refusal && ERROR_TEXTS[refusal]}
          </span>
          <Button size="small" variant="quiet" onClick={() => outbox.dismiss(id)}>
            Понятно
          </Button>
        </p>
      ))}
    </>
  )
}
