import type { OwnerDecision } from '@trassa/contracts/enumerations/moderation'
import { isUnderAppeal } from '@trassa/machines/ad-lifecycle/ad-lifecycle.rules'
import type { AdEvent } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import { ownerDecisionOf } from '@trassa/machines/ad-lifecycle/owner-decision'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Notifications } from '../../notifications/public.ts'
import type { AdRecord } from '../ads.table.ts'

/** An event that has changed an ad; `ad`: as it was before. */
export interface AppliedEvent {
  ad: AdRecord
  event: AdEvent
}

/** Tells owners what was decided on their ads, in the transaction of the decisions. */
export type TellOwners = (tx: Transaction, applied: readonly AppliedEvent[]) => Promise<void>

const decisionOf = ({ ad, event }: AppliedEvent): OwnerDecision | null =>
  ownerDecisionOf({ stat: ad.stat, underAppeal: isUnderAppeal(ad) }, event)

const FAVOURABLE: ReadonlySet<OwnerDecision> = new Set([
  'approved',
  'revisionApproved',
  'appealGranted',
])

const ARCHIVE = '/profile/MyAdsAll/MyAdsArchive'
const ACTUAL = '/profile/MyAdsAll/MyAdsActual'

/** Where the owner goes with one ad. */
const AD_PAGES: Record<OwnerDecision, (id: string) => string> = {
  approved: (id) => `/Ad?id=${id}`,
  revisionApproved: (id) => `/Ad?id=${id}`,
  appealGranted: (id) => `/Ad?id=${id}`,
  fixRequested: (id) => `/editAd?id=${id}`,
  revisionRefused: (id) => `/editAd?id=${id}`,
  blocked: () => ARCHIVE,
  appealRefused: () => ARCHIVE,
  takenOff: () => ARCHIVE,
  deleted: () => ACTUAL,
}

/** The page of one ad, or the owner's list that several are in. */
function pageOf(decision: OwnerDecision, ids: readonly string[]): string {
  const page = AD_PAGES[decision](ids[0] ?? '')
  return ids.length === 1 || page === ARCHIVE ? page : ACTUAL
}

const reasonsOf = (event: AdEvent): string[] =>
  'reasons' in event ? event.reasons.map(({ message }) => message) : []

const isByModerator = ({ ad, event: { actor } }: AppliedEvent) =>
  actor.kind === 'user' && actor.userId !== ad.userId

/**
 * One notice for each owner and decision of a transaction: what a moderator decides on many ads at once is one summary
 * (a bulk change has transactions of 500). What the system or the owner has done is not told.
 */
export const createTellOwners =
  ({ notifications, publicUrl }: { notifications: Notifications; publicUrl: string }): TellOwners =>
  async (tx, applied) => {
    const decided = applied.filter(isByModerator).flatMap(({ ad, event }) => {
      const decision = decisionOf({ ad, event })
      return decision ? [{ ad, event, decision }] : []
    })
    const groups = Map.groupBy(decided, ({ ad, decision }) => `${ad.userId} ${decision}`)
    const notices = [...groups.values()].map((group) => {
      const [{ ad, event, decision }] = group as [(typeof group)[number]]
      const page = pageOf(
        decision,
        group.map((one) => one.ad.id),
      )
      return {
        type: FAVOURABLE.has(decision) ? ('adApproved' as const) : ('adRefused' as const),
        userId: ad.userId,
        facts: {
          decision,
          titles: group.map((one) => one.ad.title),
          reasons: reasonsOf(event),
          url: `${publicUrl}${page}`,
        },
      }
    })
    await notifications.tellMany(tx, notices)
  }
