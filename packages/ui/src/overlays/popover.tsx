import { Popover as BasePopover } from '@base-ui/react/popover'
import clsx from 'clsx'
import type { ReactElement, ReactNode } from 'react'

export interface PopoverProps {
  /** The button that opens it; absent where a key does. */
  trigger?: ReactElement
  /** The element that it stands beside, where that is not the trigger. */
  anchor?: () => Element | null
  /** What has the focus once it is closed; the trigger, where there is one. */
  finalFocus?: () => HTMLElement | null
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
  const { trigger, anchor, title, side = 'bottom', align = 'start', ...others } = props
  const { children, className, finalFocus, ...root } = others
  return (
    <BasePopover.Root {...root} onOpenChange={(open) => root.onOpenChange?.(open)}>
      {trigger && <BasePopover.Trigger render={trigger} />}
      <BasePopover.Portal>
        <BasePopover.Positioner
          {...(anchor && { anchor })}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50"
        >
          <BasePopover.Popup
            {...(finalFocus && { finalFocus })}
            className={clsx('floating max-w-[min(var(--available-width),360px)] p-4', className)}
          >
            {title && <BasePopover.Title className="mb-2 font-bold">{title}</BasePopover.Title>}
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
