import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { Kbd } from '../display/kbd.tsx'

interface TooltipProps {
  /** What the element does. The element still needs an accessible name: a tooltip is not a label. */
  text: ReactNode
  /** The keyboard shortcut: `Ctrl K`. */
  keys?: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** One element that accepts a ref and props. */
  children: ReactElement
}

/** A tooltip on hover or focus. `TooltipProvider` around the app makes neighbouring tooltips open without a delay. */
export function Tooltip({ text, keys, side = 'top', children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={6} className="z-50">
          <BaseTooltip.Popup className="flex max-w-80 items-center gap-2 rounded-control bg-asphalt px-2.5 py-1.5 text-caption text-on-asphalt shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
            {keys?.split(' ').map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}

/** Mount once around the app. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <BaseTooltip.Provider delay={500}>{children}</BaseTooltip.Provider>
}
