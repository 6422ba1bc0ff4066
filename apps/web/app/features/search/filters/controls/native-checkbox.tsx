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
    <label className={clsx('filter-option', leavesNone && 'text-text-muted')}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
      {count !== undefined && <span aria-hidden="true">{formatNumber(count)}</span>}
    </label>
  )
}
