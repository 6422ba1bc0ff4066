import type { AdRow, ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import type { Profile } from '@trassa/contracts/entities/user'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { hasRole } from '@trassa/contracts/enumerations/users'
import {
  allowedEvents,
  decideTransition,
} from '@trassa/machines/ad-lifecycle/ad-lifecycle.decision'
import { presumeFacts } from '@trassa/machines/ad-lifecycle/ad-lifecycle.facts'
import { eventForStat } from '@trassa/machines/ad-lifecycle/ad-stat-event'

export type AdAction = 'approve' | 'requestFix' | 'block' | 'lift'

const EVENTS = {
  approve: 'ad.approved',
  requestFix: 'ad.fixRequested',
  block: 'ad.blocked',
  lift: 'ad.lifted',
} as const

type AdSummary = Pick<ModeratedAd | AdRow, 'userId' | 'stat' | 'revision' | 'appealed'>

const factsOf = ({ userId, stat, revision, appealed }: AdSummary) =>
  presumeFacts({ userId, stat, revisionState: revision, appealed })

const actorOf = (me: Profile) => ({ kind: 'user', userId: me.id, role: me.role }) as const

const eventsOf = (ad: AdSummary, me: Profile, now: Date) =>
  allowedEvents(factsOf(ad), actorOf(me), now)

/** Whether a staff member owns the ad and therefore may not decide on it (domain §2). */
export const isOwnAd = (ad: Pick<AdSummary, 'userId'>, me: Pick<Profile, 'id'>): boolean =>
  ad.userId === me.id

/**
 * The actions on an ad that the lifecycle allows this moderator at `now` (domain §3). None on an own
 * one: what its owner may do is done on the site.
 */
export function allowedActions(ad: AdSummary, me: Profile, now: Date): ReadonlySet<AdAction> {
  if (!hasRole(me.role, 'moderator') || isOwnAd(ad, me)) return new Set()
  const allowed = eventsOf(ad, me, now)
  const actions = Object.entries(EVENTS).filter(([, event]) => allowed.includes(event))
  return new Set(actions.map(([action]) => action as AdAction))
}

/** Whether this moderator may change the content of an ad for its owner. */
export const isEditable = (ad: AdSummary, me: Profile, now: Date): boolean =>
  hasRole(me.role, 'moderator') && eventsOf(ad, me, now).includes('ad.edited')

/** Whether complaints of the ad wait that this moderator may find unfounded. */
export const mayDismissComplaints = (
  ad: Pick<ModeratedAd, 'userId' | 'complaints'>,
  me: Profile,
): boolean => hasRole(me.role, 'moderator') && !isOwnAd(ad, me) && ad.complaints.length > 0

/** Whether this moderator may change until when an ad is published. */
export const maySetDates = (ad: AdSummary, me: Profile, now: Date): boolean =>
  hasRole(me.role, 'moderator') && !isOwnAd(ad, me) && eventsOf(ad, me, now).includes('ad.datesSet')

/**
 * The states that only a senior moderator can give the ad, with a comment (domain §3: override); those that a usual
 * action leads to are left out.
 */
export function overrideTargets(ad: AdSummary, me: Profile, now: Date): AdStat[] {
  if (!hasRole(me.role, 'seniorModerator') || isOwnAd(ad, me)) return []
  const facts = factsOf(ad)
  return Object.values(AD_STATS)
    .map(({ stat }) => stat)
    .filter((stat) => {
      const event = eventForStat(facts, { stat, comment: '—' }, actorOf(me), now)
      return (
        stat !== ad.stat && event?.type === 'ad.overridden' && decideTransition(facts, event).ok
      )
    })
}
