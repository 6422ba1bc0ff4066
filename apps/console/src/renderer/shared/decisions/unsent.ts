import type { PendingDecision } from '../../../shared/outbox.ts'

/** How many decisions the gateway has not answered. */
export const countUnsent = (decisions: readonly PendingDecision[]): number =>
  decisions.filter(({ state }) => state !== 'refused').length
