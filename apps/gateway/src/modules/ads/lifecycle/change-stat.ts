import { AppError } from '@trassa/contracts/app-error'
import { eventForStat, type StatRequest } from '@trassa/machines/ad-lifecycle/ad-stat-event'
import type { EventActor } from '@trassa/machines/event-actor'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { AuditFacts } from '../../audit/public.ts'
import type { AdRecord } from '../ads.table.ts'
import type { ApplyEvent } from './apply-events.ts'

export interface StatChange {
  /** As it was read with `lockAd`. */
  ad: AdRecord
  request: StatRequest
  actor: EventActor
  now: Date
}

/**
 * Leads an ad to a requested stat by the event that the lifecycle has for it (spec §7: update-stat).
 *
 * @throws AppError with the lifecycle's refusal, such as `ad.unconfirmed`, or `ad.incomplete` with
 * every mistake at its field.
 */
export const createChangeStat =
  (applyEvent: ApplyEvent) =>
  async (
    tx: Transaction,
    { ad, request, actor, now }: StatChange,
    audit: AuditFacts,
  ): Promise<AdRecord> => {
    const event = eventForStat(ad, request, actor, now)
    if (!event) throw new AppError('ad.illegal_transition')
    return applyEvent(tx, { ad, event }, audit)
  }
