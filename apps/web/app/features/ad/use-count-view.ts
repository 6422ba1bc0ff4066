import { countView } from '@trassa/contracts/calls/ads'
import { useEffect } from 'react'
import { useApi } from '../../shared/api/api-context.ts'

/** Milliseconds after which an ad counts as viewed: not one that was left at once. */
const LOOKED_AT_MS = 1000

/**
 * Counts a view of an ad when its page is shown in a browser; a rendering server, a cache and a refetch
 * count none. A view that is lost is not sent again.
 */
export function useCountView(adId: string): void {
  const api = useApi()
  useEffect(() => {
    const timer = setTimeout(() => {
      api.ask(countView, { params: { id: adId } }, { keepalive: true }).catch(() => undefined)
    }, LOOKED_AT_MS)
    return () => clearTimeout(timer)
  }, [api, adId])
}
