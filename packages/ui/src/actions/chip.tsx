import clsx from 'clsx'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { LABELS } from '../text/labels.ts'

export interface ChipProps extends Omit<ComponentProps<'span'>, 'children'> {
  children: string
  /** Called by its remove button; without it there is none. */
  onRemove?: () => void
}

/** A chosen filter or value. */
export function Chip({ children, onRemove, className, ...props }: ChipProps) {
  return (
    <span
      {...props}
      className={clsx(
        'inline-flex h-8 max-w-full items-center rounded-control bg-sign-quiet pl-3 text-caption font-medium text-sign-text',
        !onRemove && 'pr-3',
        className,
      )}
    >
      <span className="truncate">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={LABELS.remove(children)}
          onClick={onRemove}
          className="touch-target grid h-full w-8 shrink-0 place-items-center rounded-control hover:bg-sign hover:text-on-sign"
        >
          <X className="size-4!" />
        </button>
      )}
    </span>
  )
}
