import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls the header's row of links sideways to the link of the present page, which on a phone may lie beyond the
 * edge. The page itself does not move. Stands with the pages that have such a row, because every list pays for the
 * header's code.
 */
export function useCurrentLinkInSight(): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    const link = document.querySelector('header [aria-current=page]')
    const row = link?.closest('nav')?.parentElement
    if (!link || !row) return
    const { left, width } = link.getBoundingClientRect()
    row.scrollLeft += left + width / 2 - row.clientWidth / 2
  }, [pathname])
}
