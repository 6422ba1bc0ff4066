import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { FAILURE_TITLE } from '../lib/failure-text.ts'

/** A defect of the console itself; what was typed is in the storage and comes back. */
export function ErrorScreen() {
  return (
    <FailureState
      title={FAILURE_TITLE}
      reason={ERROR_TEXTS['server.failed']}
      onRetry={() => window.location.reload()}
    />
  )
}
