import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Runs in <head>: marks a page that is opened at its top, which does not lay out what is far from the screen
 * (docs/decisions/098). Where a scroll position is restored, estimated heights would restore another place.
 */
export const OPENING_SCRIPT = `if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') document.documentElement.dataset.opening = ''`

/** Ends the opening with the first navigation, before React Router restores a scroll position. */
export function useOpeningEnds(): void {
  const { key } = useLocation()
  const opened = useRef(key)
  useLayoutEffect(() => {
    if (key !== opened.current) delete document.documentElement.dataset.opening
  }, [key])
}
