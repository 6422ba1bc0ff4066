import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface NativeSelectProps {
  label: string
  labelHidden?: boolean
  name: string
  value: string
  onValueChange: (value: string) => void
  disabled?: boolean
  /** The form it belongs to, where it stands outside. */
  form?: string
  /** `<option>` and `<optgroup>`. */
  children: ReactNode
}

/**
 * One of a list in the browser's own control: it works without JavaScript, opens as a wheel on phones
 * and costs the list pages no script.
 */
export function NativeSelect(props: NativeSelectProps) {
  const { label, labelHidden, onValueChange, children, ...select } = props
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'w-fit font-medium text-caption'}>
        {label}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          className="control cursor-pointer appearance-none truncate py-2 pr-10 pl-control-inset disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-text-muted"
        >
          {children}
        </select>
        <ChevronDown className="pointer-events-none absolute top-3 right-3 text-text-muted" />
      </div>
    </div>
  )
}
