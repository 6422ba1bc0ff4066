import type { BatchEnd } from '@trassa/contracts/entities/moderator/staff-event'
import { LANE_NAMES, QUEUE_LANES } from '@trassa/contracts/enumerations/moderation'
import type { Role } from '@trassa/contracts/enumerations/users'
import { batchEndText } from '../../../shared/batch-end.ts'
import { batchPath } from '../../../shared/batch-paths.ts'
import { type LaneCounts, totalOf } from './waiting-ads.ts'

/** A notification of the system. It shows on locked screens too, so it names no person and no ad. */
export interface Notice {
  title: string
  body: string
  /** The page of the renderer's router that a click opens. */
  path: string
}

interface Situation {
  role: Role | null
  /** Whether a window of the console has the focus. */
  isWatched: boolean
}

const appealNotice = (count: number): Notice => ({
  title: 'Новое обжалование',
  body: `Ждут решения: ${count}`,
  path: '/queue/appeals',
})

function filledQueueNotice(after: LaneCounts): Notice {
  const lane = QUEUE_LANES.find((each) => after[each] > 0) ?? 'new'
  return {
    title: 'Очередь больше не пуста',
    body: `${LANE_NAMES[lane]}: ${after[lane]}`,
    path: `/queue/${lane}`,
  }
}

/** The end of a batch; a click opens its page. */
export const batchEndNotice = (end: BatchEnd): Notice => ({
  title: end.isCancelled ? 'Пакет остановлен' : 'Пакет готов',
  body: batchEndText(end),
  path: batchPath(end.batchId),
})

/** What of a change of the counts is worth a notification; nothing for the first counts after a login. */
export function noticeOf(
  before: LaneCounts | null,
  after: LaneCounts,
  { role, isWatched }: Situation,
): Notice | null {
  if (!before || isWatched) return null
  if (role === 'seniorModerator' && after.appeals > before.appeals) {
    return appealNotice(after.appeals)
  }
  return totalOf(before) === 0 && totalOf(after) > 0 ? filledQueueNotice(after) : null
}
