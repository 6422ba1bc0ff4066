import { RotateCw, TriangleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { LABELS } from '../text/labels.ts'

/** spec §9: milliseconds. */
const HIDE_AFTER = 7000

export interface ErrorAlertProps {
  /** The error; `null` shows nothing. A new object restarts the timer. */
  error: { text: string; sessionId?: string } | null
  onClose: () => void
  /** Called by "Обновить страницу". */
  onReload: () => void
}

/**
 * The global error alert (spec §2, §4); hides after 7 seconds. Mount it once: its live region must exist
 * before the alert for screen readers to announce it while a dialog is open.
 */
export function ErrorAlert(props: ErrorAlertProps) {
  const { error, onClose } = props
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!error) return
    const timer = setTimeout(() => close(), HIDE_AFTER)
    return () => clearTimeout(timer)
  }, [error])

  return <div aria-live="assertive">{error && <AlertCard {...props} error={error} />}</div>
}

interface AlertCardProps extends ErrorAlertProps {
  error: NonNullable<ErrorAlertProps['error']>
}

function AlertCard({ error, onClose, onReload }: AlertCardProps) {
  return (
    <div
      role="alert"
      aria-live="off"
      className="fixed inset-x-4 top-4 z-60 mx-auto grid max-w-form animate-rise grid-cols-[auto_1fr_auto] gap-3 rounded-card border bg-surface-raised p-3 shadow-float"
    >
      <TriangleAlert className="text-stop-text" />
      <p>{error.text}</p>
      <IconButton label={LABELS.close} icon={<X />} size="small" onClick={onClose} />
      {/* Under the icon, too: the card covers less of the page. */}
      <div className="col-span-3">
        {error.sessionId && (
          <p className="break-all text-caption text-text-muted">
            {`${LABELS.sessionId}: ${error.sessionId}`}
          </p>
        )}
        <button
          type="button"
          onClick={onReload}
          className="inline-flex min-h-11 items-center gap-2 font-medium text-sign-text"
        >
          <RotateCw className="size-4!" />
          {LABELS.reload}
        </button>
      </div>
    </div>
  )
}
