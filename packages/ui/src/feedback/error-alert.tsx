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
      className="fixed inset-x-4 top-4 z-60 mx-auto flex max-w-form animate-rise items-start gap-3 overflow-hidden rounded-card border bg-surface-raised p-3 shadow-float"
    >
      <span className="mt-1 grid size-9 shrink-0 place-items-center rounded-full bg-stop text-on-stop">
        <TriangleAlert />
      </span>
      <div className="min-w-0 flex-1 py-2">
        <p>{error.text}</p>
        {error.sessionId && (
          <p className="mt-1 break-all text-caption text-text-muted">
            {LABELS.sessionId}: <span className="select-all">{error.sessionId}</span>
          </p>
        )}
        <button
          type="button"
          onClick={onReload}
          className="mt-2 inline-flex min-h-8 items-center gap-2 rounded-mark font-medium text-sign-text underline-offset-4 hover:underline"
        >
          <RotateCw className="size-4!" />
          {LABELS.reload}
        </button>
      </div>
      <IconButton label={LABELS.close} icon={<X />} size="small" onClick={onClose} />
    </div>
  )
}
