import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { AuditFacts } from '../../audit/public.ts'
import type { AdRecord } from '../ads.table.ts'
import { statAt } from '../cards/ad-card.ts'
import { SYSTEM } from './actors.ts'
import type { ApplyEvent } from './apply-events.ts'

/**
 * Expires an active ad whose time has passed, before another event is applied to it (domain §3: expiry
 * is true at read time).
 *
 * @returns the ad as it is stored then; unchanged where it is not due.
 */
export const createExpireIfDue =
  (applyEvent: ApplyEvent) =>
  async (tx: Transaction, ad: AdRecord, now: Date, audit: AuditFacts): Promise<AdRecord> => {
    if (ad.stat === statAt(ad, now) || statAt(ad, now) !== AD_STATS.expired.stat) return ad
    return applyEvent(tx, { ad, event: { type: 'ad.expired', actor: SYSTEM, now } }, audit)
  }
