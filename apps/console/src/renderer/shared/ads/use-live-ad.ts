import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBridge } from '../../lib/bridge-context.ts'
import { adQueryKey } from './ad-query.ts'

/** Reads an opened ad anew when the stream of the staff says that it has changed in the queue. */
export function useLiveAd(id: string): void {
  const [bridge, client] = [useBridge(), useQueryClient()]
  useEffect(
    () =>
      bridge.on('staff.event', (event) => {
        if (event.type === 'queue.changed' && event.ads?.some((ad) => ad.id === id))
          void client.invalidateQueries({ queryKey: adQueryKey(id) })
      }),
    [bridge, client, id],
  )
}
