import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@trassa/catalog/format/numbers'
import type { QueueLane } from '@trassa/contracts/enumerations/moderation'
import { useDecidedCount } from '../../features/queue/decided-ads.ts'
import { countsQuery } from '../../features/queue/queue-queries.ts'
import { useApi } from '../../lib/api-context.ts'

/** How many wait in a lane; what is decided but not sent yet is not counted. */
export function LaneCount({ lane }: { lane: QueueLane }) {
  const { data } = useQuery({ ...countsQuery(useApi()), select: (counts) => counts[lane] })
  const decided = useDecidedCount(lane)
  if (data === undefined) return null
  return <span className="text-text-muted">{formatNumber(Math.max(0, data - decided))}</span>
}
