import { PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import type { AdFacts } from './ad-lifecycle.types.ts'

/**
 * Facts for a menu where only a part of them is known (a card in the browser): unknown facts are
 * presumed to permit the event; the gateway decides with the real ones.
 */
export const presumeFacts = (
  known: Pick<AdFacts, 'userId' | 'stat'> & Partial<AdFacts>,
): AdFacts => ({
  paymentStatus: PAYMENT_STATUSES.free,
  publicationUnused: false,
  revisionState: 'none',
  appealed: false,
  reviewRequired: false,
  lastModeratorId: null,
  publishedAt: null,
  expiresAt: null,
  liftedAt: null,
  editedAt: new Date(0),
  statChangedAt: new Date(0),
  riskScore: 0,
  riskRaised: false,
  freeQuotaLeft: true,
  packageUnitLeft: true,
  liftPaid: true,
  complete: true,
  contentValid: true,
  ownerConsented: true,
  ownerBlocked: false,
  hiddenWithAccount: false,
  ...known,
})
