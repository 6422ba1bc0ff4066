import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { Transaction } from '../../../platform/database/connect.ts'
import { type AdLifecycle, type AdRecord, actorOf } from '../../ads/public.ts'
import type { AuditFacts } from '../../audit/public.ts'

export type PublishForOwner = ReturnType<typeof createPublishForOwner>

/**
 * Publishes a draft, or an expired or archived ad again, as its owner would: with the free quota, else with a unit of a
 * package (domain §3). The ad must be locked.
 */
export const createPublishForOwner =
  (lifecycle: AdLifecycle) =>
  /** @throws AppError with the lifecycle's refusal */
  async (
    tx: Transaction,
    { ad, now }: { ad: AdRecord; now: Date },
    audit: AuditFacts,
  ): Promise<AdRecord> => {
    const current = await lifecycle.expireIfDue(tx, ad, now, audit)
    const type = current.stat === AD_STATS.draft.stat ? 'ad.submitted' : 'ad.renewed'
    const event = { type, actor: actorOf({ userId: ad.userId, role: 'user' }), now } as const
    return lifecycle.applyEvent(tx, { ad: current, event }, audit)
  }
