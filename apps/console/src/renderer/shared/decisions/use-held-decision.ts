import { useStore } from '../../lib/store.ts'
import { useDecisionOutbox } from './decision-outbox-context.ts'

/** The newest decision that can still be taken back (domain §9: Z undo); `undefined` for none. */
export const useHeldDecision = () =>
  useStore(useDecisionOutbox().decisions).findLast(({ state }) => state === 'held')
