import type { QueueLane } from '@trassa/contracts/enumerations/moderation'
import type { PendingDecision } from '../../../shared/outbox.ts'
import { createAccountStore, useStore } from '../../lib/store.ts'
import { actionOf, type DecisionKind } from '../../shared/decisions/decision.ts'
import { useDecisionOutbox } from '../../shared/decisions/decision-outbox-context.ts'

/** The lanes from which ads were decided in this window, by the ad's id. */
const lanes = createAccountStore<ReadonlyMap<string, QueueLane>>(new Map())

/** Remembers the lane of an ad, which counts as decided while its decision is on its way. */
export const rememberLane = (adId: string, lane: QueueLane): void =>
  lanes.write(new Map(lanes.read()).set(adId, lane))

/** Whether an ad leaves its lane by a decision; after a lift or another date it still waits for one. */
export const endsWaiting = (kind: DecisionKind): boolean => kind !== 'lift' && kind !== 'dates'

/** The ads whose decision is made and not refused: they do not wait any more, though the gateway counts them still. */
export const decidedIds = (decisions: readonly PendingDecision[]): string[] =>
  decisions
    .filter(({ state, change }) => state !== 'refused' && endsWaiting(actionOf(change)))
    .map(({ adId }) => adId)

/** How many ads of a lane are decided and not sent yet. */
export function useDecidedCount(lane: QueueLane): number {
  const decisions = useStore(useDecisionOutbox().decisions)
  const byAd = useStore(lanes)
  return decidedIds(decisions).filter((id) => byAd.get(id) === lane).length
}
