import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'

/** Milliseconds after which a page counts as read; it does not compete with what the page itself loads. */
const READ_MS = 3000

/**
 * Keeps the pages that are read for a time without a network. Not in development, whose files change in place, and not
 * the page that removes what is kept: it must leave no worker behind (spec §2).
 */
export function useSiteWorker(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (import.meta.env.DEV || pathname === PATHS.clearCache) return
    const timer = setTimeout(() => {
      void import('./site-worker.ts')
        .then(({ keepShownPage }) => keepShownPage(`${location.origin}${pathname}${search}`))
        .catch(() => undefined)
    }, READ_MS)
    return () => clearTimeout(timer)
  }, [pathname, search])
}
