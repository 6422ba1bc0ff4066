import { QUEUE_LANES, type QueueLane } from '@trassa/contracts/enumerations/moderation'

/** How many ads wait in each lane for the person who is logged in. */
export type LaneCounts = Readonly<Record<QueueLane, number>>

export const totalOf = (counts: LaneCounts): number =>
  QUEUE_LANES.reduce((sum, lane) => sum + counts[lane], 0)

/** `(12) Трасса. Консоль`: the number of waiting ads stands first, where a taskbar still shows it. */
export const titleWith = (title: string, counts: LaneCounts | null): string => {
  const total = counts ? totalOf(counts) : 0
  return total > 0 ? `(${total}) ${title}` : title
}
