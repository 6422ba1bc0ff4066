import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { RoadWorks } from '../brand/illustrations.tsx'
import { LABELS } from '../text/labels.ts'
import { StatePanel } from './state-panel.tsx'

interface FailureStateProps {
  title?: string
  /** The error's text. */
  reason: ReactNode
  /** Without it there is no retry button. */
  onRetry?: () => void
  retrying?: boolean
  sessionId?: string
  className?: string
}

/** Shown instead of content that failed to load. */
export function FailureState(props: FailureStateProps) {
  const {
    title = 'Не получилось загрузить',
    reason,
    onRetry,
    retrying,
    sessionId,
    className,
  } = props
  return (
    <StatePanel
      role="alert"
      picture={<RoadWorks />}
      title={title}
      className={className}
      actions={
        onRetry && (
          <Button variant="secondary" loading={retrying} onClick={onRetry}>
            {LABELS.retry}
          </Button>
        )
      }
    >
      <p>{reason}</p>
      {sessionId && (
        <p className="mt-1 break-all text-caption">
          {LABELS.sessionId}: <span className="select-all">{sessionId}</span>
        </p>
      )}
    </StatePanel>
  )
}
