import { ErrorAlert } from '@trassa/ui/feedback/error-alert'
import { useStore } from '../../lib/browser/store.ts'
import { errorAlertStore } from '../../shared/error-reporting/error-alert-store.ts'

/** The global error alert (spec §2): whatever raised it, it shows here. */
export function GlobalAlert() {
  const error = useStore(errorAlertStore, null)
  return (
    <ErrorAlert
      error={error}
      onClose={() => errorAlertStore.write(null)}
      onReload={() => location.reload()}
    />
  )
}
