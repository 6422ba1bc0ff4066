import { ErrorAlert } from '@trassa/ui/feedback/error-alert'
import { useSyncExternalStore } from 'react'
import { errorAlertStore } from '../../shared/error-reporting/error-alert-store.ts'

const nothing = () => null

/** The global error alert (spec §2): whatever raised it, it shows here. */
export function GlobalAlert() {
  const error = useSyncExternalStore(errorAlertStore.subscribe, errorAlertStore.read, nothing)
  return (
    <ErrorAlert
      error={error}
      onClose={() => errorAlertStore.show(null)}
      onReload={() => location.reload()}
    />
  )
}
