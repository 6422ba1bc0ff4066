import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Ends the opening of a page (lib/late-scripts.ts, docs/decisions/098) with the first navigation, before React Router
 * restores a scroll position.
 */
export function useOpeningEnds(): void {
  const { key } = useLocation()
  const opened = useRef(key)
  useLayoutEffect(() => {
    if (key !== opened.current) delete document.documentElement.dataset.opening
  }, [key])
}
