import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createThrottle } from '../../../shared/throttle.ts'
import { useBridge } from '../../lib/bridge-context.ts'

/** A running batch tells of each of its portions, several in a second. */
const READING = { everyMs: 1000, jitterMs: 500 }

/** Follows the events of batches (domain §9): what is shown of them is read anew when it has changed. */
export function useLiveBatches(): void {
  const [bridge, client] = [useBridge(), useQueryClient()]
  useEffect(() => {
    const readings = createThrottle<'batches'>(
      (key) => void client.invalidateQueries({ queryKey: [key] }),
      READING,
    )
    const stop = bridge.on('staff.event', ({ type }) => {
      if (type === 'batch.changed') readings.call('batches')
    })
    return () => {
      stop()
      readings.cancel()
    }
  }, [bridge, client])
}
