import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Claim, ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { QUEUE_LANES, type QueueLane } from '@trassa/contracts/enumerations/moderation'
import { useToast } from '@trassa/ui/feedback/toast'
import { useEffect } from 'react'
import { createThrottle, STORM } from '../../../../shared/throttle.ts'
import { useBridge } from '../../../lib/bridge-context.ts'
import { claimKey, currentKey, laneKey } from '../queue-queries.ts'
import { applyQueueEvent, isEmpty, type QueueEvent, refillableLanes } from './apply-queue-event.ts'

interface Current {
  ad: ModeratedAd | null
}

const currentOf = (client: QueryClient, lane: QueueLane) =>
  client.getQueryData<Current>(currentKey(lane))?.ad

/**
 * Follows the events of the queue (domain §9): counts, lists and claims are as the server's within a second, and an
 * empty lane that is open takes the next ad by itself. The current ad never changes.
 */
export function useLiveQueue(): void {
  const [bridge, client, toast] = [useBridge(), useQueryClient(), useToast()]
  useEffect(() => {
    async function refill(lane: QueueLane): Promise<void> {
      if (!isEmpty(client, lane)) return
      await client.refetchQueries({ queryKey: currentKey(lane), type: 'active' })
      const ad = currentOf(client, lane)
      if (ad) toast(`Пришло объявление: ${ad.title}`)
    }

    const refills = createThrottle<QueueLane>((lane) => void refill(lane), STORM)
    const readings = createThrottle<QueueLane>(
      (lane) => void client.invalidateQueries({ queryKey: laneKey(lane) }),
      STORM,
    )

    function queueChanged(event: QueueEvent): void {
      for (const lane of applyQueueEvent(client, event)) readings.call(lane)
      for (const lane of refillableLanes(client, event)) refills.call(lane)
      for (const change of event.ads ?? []) {
        const isCurrent = QUEUE_LANES.some((lane) => currentOf(client, lane)?.id === change.id)
        if (isCurrent && change.claim) {
          client.setQueryData<Claim>(claimKey(change.id), change.claim)
        }
      }
    }

    const stop = bridge.on('staff.event', (event) => {
      if (event.type === 'queue.changed') queueChanged(event)
      if (event.type === 'claim.taken') {
        toast(`Теперь объявление № ${event.adId} проверяет ${event.byName}`, { duration: 10_000 })
      }
    })
    return () => {
      stop()
      refills.cancel()
      readings.cancel()
    }
  }, [bridge, client, toast])
}
