import type { QueueLane } from '@trassa/contracts/enumerations/moderation'
import type { PendingDecision } from '../../../shared/outbox.ts'
import { useStore } from '../../lib/store.ts'
import { useDecisionOutbox } from '../../shared/decisions/decision-outbox-context.ts'

/** The lanes from which ads were decided in this window, by the ad's id. */
const lanes = new Map<string, QueueLane>()

/** Remembers the lane of an ad, which counts as decided while its decision is on its way. */
export const rememberLane = (adId: string, lane: QueueLane): void => void lanes.set(adId, lane)

/** The ads whose decision is made and not refused: they do not wait any more, though the gateway counts them still. */
export const decidedIds = (decisions: readonly PendingDecision[]): string[] =>
  decisions.filter(({ state }) => state !== 'refused').map(({ adId }) => adId)

/** How many ads of a lane are decided and not sent yet. */
export function useDecidedCount(lane: QueueLane): number {
  const decisions = useStore(useDecisionOutbox().decisions)
  return decidedIds(decisions).filter((id) => lanes.get(id) === lane).length
}
