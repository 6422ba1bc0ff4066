import type { BatchEnd } from '@trassa/contracts/entities/moderator/staff-event'
import { useEffect, useState } from 'react'
import { useBridge } from '../lib/bridge-context.ts'

/** The ends of one's batches that no window has read yet, oldest first; main keeps them for all windows. */
export function useBatchEnds(): readonly BatchEnd[] {
  const bridge = useBridge()
  const [ends, setEnds] = useState<readonly BatchEnd[]>([])
  useEffect(() => {
    // An event is newer than the answer that comes after it.
    let isOutdated = false
    const stop = bridge.on('batchEnds.changed', (unread) => {
      isOutdated = true
      setEnds(unread)
    })
    void bridge.readBatchEnds().then((unread) => {
      if (!isOutdated && unread.length > 0) setEnds(unread)
    })
    return () => {
      isOutdated = true
      stop()
    }
  }, [bridge])
  return ends
}
