import { failureText } from '../../lib/failure-text.ts'

/** Why a decision could not be stored. A refusal by the gateway comes later, in the bar above the page. */
export function UnsavedNotice({ error }: { error: unknown }) {
  return (
    <p role="alert" className="rounded-card border border-marking-text bg-marking-quiet p-3">
      {failureText(error)}
    </p>
  )
}
