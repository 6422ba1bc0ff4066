import { countImpressions } from '@trassa/contracts/calls/ad-activity'
import { useEffect } from 'react'
import { useApi } from '../api/api-context.ts'

/** Counts the cards that this page shows; the code for it comes once the page has loaded. */
export function useImpressions(): void {
  const api = useApi()
  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return
    let stop: (() => void) | null = null
    let left = false
    void import('./watch-impressions.ts').then(
      ({ watchImpressions }) => {
        if (left) return
        stop = watchImpressions((ids) => {
          api.ask(countImpressions, { body: { ids } }, { keepalive: true }).catch(() => undefined)
        })
      },
      () => undefined,
    )
    return () => {
      left = true
      stop?.()
    }
  }, [api])
}
