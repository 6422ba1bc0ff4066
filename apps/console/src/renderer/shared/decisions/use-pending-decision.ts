import type { PendingDecision } from '../../../shared/outbox.ts'
import { useStore } from '../../lib/store.ts'
import { useDecisionOutbox } from './decision-outbox-context.ts'

/** The decision on an ad that is held or has no answer yet. */
export function usePendingDecision(adId: string): PendingDecision | undefined {
  return useStore(useDecisionOutbox().decisions).find(
    (each) => each.adId === adId && each.state !== 'refused',
  )
}
