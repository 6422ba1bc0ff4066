import clsx from 'clsx'
import { LABELS } from '../text/labels.ts'

interface SpinnerProps {
  /** Accessible name; `null` where text beside it says the same. */
  label?: string | null
  className?: string
}

/** An activity indicator: moving lane markings in the current text colour. */
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
