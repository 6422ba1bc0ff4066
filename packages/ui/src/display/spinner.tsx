import clsx from 'clsx'
import { LABELS } from '../text/labels.ts'

interface SpinnerProps {
  /** What is being waited for, read aloud; `null` where the words beside it already say so. */
  label?: string | null
  className?: string
}

/** Lane markings that run past: something is on its way. Takes the colour of the text around it. */
export function Spinner({ label = LABELS.loading, className }: SpinnerProps) {
  return (
    <span
      {...(label === null ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
      className={clsx('inline-block size-5 shrink-0', className)}
    >
      <svg viewBox="0 0 20 20" className="size-full overflow-hidden" aria-hidden="true">
        <path
          d="M6.5 0 3 20M13.5 0 17 20"
          className="stroke-current opacity-40"
          strokeWidth="1.5"
        />
        <g className="animate-drive">
          <path d="M10-12v6m0 4v6m0 4v6" className="stroke-current" strokeWidth="2.5" />
        </g>
      </svg>
    </span>
  )
}
