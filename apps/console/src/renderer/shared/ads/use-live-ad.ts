import { useQueryClient } from '@tanstack/react-query'
import type { StaffEvent } from '@trassa/contracts/entities/moderator/staff-event'
import { useEffect } from 'react'
import { createThrottle, STORM } from '../../../shared/throttle.ts'
import { useBridge } from '../../lib/bridge-context.ts'
import { adQueryKey } from './ad-query.ts'

/** Whether the ad has changed, or may have: an event about too many ads names none of them. */
const concerns = (event: StaffEvent, id: string): boolean =>
  event.type === 'queue.changed' && (event.ads?.some((ad) => ad.id === id) ?? true)

/** Reads an opened ad anew when the stream of the staff says that it has changed in the queue, or may have. */
export function useLiveAd(id: string): void {
  const [bridge, client] = [useBridge(), useQueryClient()]
  useEffect(() => {
    const readings = createThrottle<string>(
      (adId) => void client.invalidateQueries({ queryKey: adQueryKey(adId) }),
      STORM,
    )
    const stop = bridge.on('staff.event', (event) => {
      if (concerns(event, id)) readings.call(id)
    })
    return () => {
      stop()
      readings.cancel()
    }
  }, [bridge, client, id])
}
