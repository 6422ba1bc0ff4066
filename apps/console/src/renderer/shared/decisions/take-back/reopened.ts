import { createAccountStore } from '../../../lib/store.ts'
import type { DecisionChange } from '../decision.ts'

/**
 * The ad whose decision has been taken back, until its form has opened again: it shows what was decided and typed,
 * so that it can be corrected.
 */
export const reopened = createAccountStore<{ adId: string; change: DecisionChange } | null>(null)
