import { formatNumber } from '@trassa/catalog/format/numbers'
import clsx from 'clsx'
import type { ReactNode } from 'react'

interface NativeCheckboxProps {
  name: string
  value: string
  checked: boolean
  /** How many ads it would leave; its place is kept while that is not known. */
  count: number | undefined
  onCheckedChange: (checked: boolean) => void
  children: ReactNode
}

/** A checkbox of the browser's own: the filter form is sent without JavaScript too. */
export function NativeCheckbox({
  name,
  value,
  checked,
  count,
  onCheckedChange,
  children,
}: NativeCheckboxProps) {
  const leavesNone = count === 0 && !checked
  return (
    <label
      className={clsx(
        'flex min-h-control-small pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 py-1',
        leavesNone && 'text-text-muted',
      )}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        className="size-5 shrink-0 cursor-pointer accent-sign"
      />
      <span className="flex min-w-0 flex-1 items-center gap-2">{children}</span>
      <span aria-hidden="true" className="tabular min-w-9 text-right text-caption text-text-muted">
        {count !== undefined && formatNumber(count)}
      </span>
    </label>
  )
}
