import clsx from 'clsx'
import { Check, Minus } from 'lucide-react'

interface CheckboxIndicatorProps {
  checked: boolean
  /** Some, not all, of its items are checked. */
  indeterminate?: boolean
}

/** The box of a checkbox; the element around it has the role and the name. */
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
