import { Popover as BasePopover } from '@base-ui/react/popover'
import clsx from 'clsx'
import type { ReactElement, ReactNode } from 'react'

export interface PopoverProps {
  trigger: ReactElement
  /** Visible title and accessible name. */
  title?: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
  className?: string
}

/** Additional content beside the pressed button. */
export function Popover(props: PopoverProps) {
  const { trigger, title, side = 'bottom', align = 'start', children, className, ...root } = props
  return (
    <BasePopover.Root {...root} onOpenChange={(open) => root.onOpenChange?.(open)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50"
        >
          <BasePopover.Popup
            className={clsx('floating max-w-[min(var(--available-width),360px)] p-4', className)}
          >
            {title && <BasePopover.Title className="mb-1 font-bold">{title}</BasePopover.Title>}
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
