import { countView } from '@trassa/contracts/calls/ads'
import { useEffect } from 'react'
import { useApi } from '../../shared/api/api-context.ts'

/**
 * Counts a view of an ad when its page is shown in a browser; a rendering server, a cache and a refetch
 * count none. A view that is lost is not sent again.
 */
export function useCountView(adId: string): void {
  const api = useApi()
  useEffect(() => {
    api.ask(countView, { params: { id: adId } }, { keepalive: true }).catch(() => undefined)
  }, [api, adId])
}
