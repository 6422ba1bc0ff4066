import { Progress as BaseProgress } from '@base-ui/react/progress'
import clsx from 'clsx'

export interface ProgressProps {
  /** The activity: "Фотография 3 из 12". */
  label: string
  labelHidden?: boolean
  /** Percent, 0…100; `null`: indeterminate. */
  value: number | null
  className?: string
}

/** A progress bar drawn as a lane marking. */
export function Progress({ label, labelHidden, value, className }: ProgressProps) {
  return (
    <BaseProgress.Root value={value} locale="ru" className={clsx('grid gap-1.5', className)}>
      <div className={clsx('flex justify-between gap-3 text-caption', labelHidden && 'sr-only')}>
        <BaseProgress.Label>{label}</BaseProgress.Label>
        <BaseProgress.Value className="tabular text-text-muted" />
      </div>
      <BaseProgress.Track className="relative h-1 overflow-hidden">
        <span className="lane absolute inset-0 h-1! text-line" />
        <BaseProgress.Indicator
          className={clsx(
            'relative h-full bg-sign-text transition-[width] forced-colors:bg-[CanvasText]',
            value === null && 'w-1/3 animate-pulse',
          )}
        />
      </BaseProgress.Track>
    </BaseProgress.Root>
  )
}
