import { Button } from '@trassa/ui/actions/button'
import { LABELS } from '@trassa/ui/text/labels'
import type { LoginStepProps } from './login-step.types.ts'

/** spec §4, §8: any failure of the login; going back keeps what was typed. */
export function ErrorStep({ context: { failure }, send }: LoginStepProps) {
  return (
    <div role="alert" className="flex flex-col gap-4">
      <p>{failure?.text}</p>
      {failure?.sessionId && (
        <p className="break-all text-caption text-text-muted">
          {LABELS.sessionId}: <span className="select-all">{failure.sessionId}</span>
        </p>
      )}
      <div className="grid gap-2">
        <Button block onClick={() => send({ type: 'error.dismissed' })}>
          Вернуться и повторить
        </Button>
        <Button variant="quiet" block onClick={() => location.reload()}>
          {LABELS.reload}
        </Button>
      </div>
    </div>
  )
}
