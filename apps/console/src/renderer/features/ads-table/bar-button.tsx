import { Button, type ButtonProps } from '@trassa/ui/actions/button'
import type { ReactNode } from 'react'

interface BarButtonProps extends Omit<ButtonProps, 'children'> {
  icon: ReactNode
  label: string
  /** Of what is chosen behind it; not shown while it is 0. */
  count?: number
}

/** A button of the table's first row; beside an open pane its icon stays, and its words are its name and title. */
export function BarButton({ icon, label, count = 0, title = label, ...props }: BarButtonProps) {
  return (
    <Button variant="secondary" title={title} className="@max-[760px]/filters:px-2!" {...props}>
      {icon}
      <span className="max-w-28 truncate @max-[760px]/filters:sr-only">{label}</span>
      {count > 0 && (
        <>
          <span aria-hidden="true" className="@max-[760px]/filters:hidden">
            ·
          </span>
          {count}
        </>
      )}
    </Button>
  )
}
