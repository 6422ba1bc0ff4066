import type { ReactNode } from 'react'

interface TickProps {
  name: string
  value: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  children: ReactNode
}

/** A checkbox of the browser's own: the filter form is sent without JavaScript too. */
export function Tick({ name, value, checked, onCheckedChange, children }: TickProps) {
  return (
    <label className="flex min-h-control-small pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        className="size-5 shrink-0 cursor-pointer accent-sign"
      />
      <span className="flex min-w-0 flex-1 items-center gap-2">{children}</span>
    </label>
  )
}
