import type { StaffEvent } from '@trassa/contracts/entities/staff-event'

/**
 * Which events are news: the gateway tells of an ended batch again whenever a stream begins, so that none is missed.
 *
 * @returns whether windows and notifications should be told of an event
 */
export function createBatchEnds(): (event: StaffEvent) => boolean {
  const told = new Set<string>()
  return (event) => {
    if (event.type !== 'batch.ended') return true
    if (told.has(event.batchId)) return false
    told.add(event.batchId)
    return true
  }
}
