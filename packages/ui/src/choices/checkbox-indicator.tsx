import clsx from 'clsx'
import { Check, Minus } from 'lucide-react'

interface CheckboxIndicatorProps {
  checked: boolean
  /** Some of what it stands for is checked. */
  indeterminate?: boolean
}

/** The drawing of a tick box; what it means is said by the element around it. */
export function CheckboxIndicator({ checked, indeterminate = false }: CheckboxIndicatorProps) {
  const Icon = indeterminate ? Minus : Check
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-5 shrink-0 place-items-center rounded-mark border transition-colors',
        checked || indeterminate
          ? 'border-sign bg-sign text-on-sign'
          : 'border-line-strong bg-surface-raised text-transparent',
      )}
    >
      <Icon className="size-4! stroke-[2.5px]!" />
    </span>
  )
}
