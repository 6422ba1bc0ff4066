import type { PendingDecision } from '../../../../shared/outbox.ts'
import { createAccountStore } from '../../../lib/store.ts'

type Reopened = Pick<PendingDecision, 'adId' | 'version' | 'change'>

/**
 * The ad whose decision has been taken back, until its form has opened again: it shows what was decided and typed,
 * so that it can be corrected.
 */
export const reopened = createAccountStore<Reopened | null>(null)
