import { useEffect, useEffectEvent, useState } from 'react'
import { addOverlay } from './back-entries.ts'

/** spec §9: mobile view below 930 px width; besides, every device without a mouse. */
const PHONE = '(max-width: 929.98px), (pointer: coarse)'

/**
 * As {@link useBackCloses}, for an overlay that React does not render.
 *
 * @returns Must be called when the overlay was closed.
 */
export const closeOnBack = (close: () => void): (() => void) =>
  matchMedia(PHONE).matches ? addOverlay(close) : () => {}

/**
 * On phones Back closes what is open over the page instead of leaving the page (docs/decisions/075).
 *
 * @param close Called when Back was pressed; must make `open` false.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (open) return closeOnBack(() => onBack())
  }, [open])
}

interface OverlayProps {
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** The state of an overlay that may be controlled or not, and that Back closes on phones. */
export function useOverlay({ open, defaultOpen = false, onOpenChange }: OverlayProps) {
  const [own, setOwn] = useState(defaultOpen)
  const isOpen = open ?? own
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  useBackCloses(isOpen, () => change(false))
  return { open: isOpen, onOpenChange: change }
}
