import type { AdRow, ModeratedAd } from '@trassa/contracts/entities/moderation'
import type { Profile } from '@trassa/contracts/entities/user'
import { hasRole } from '@trassa/contracts/enumerations/users'
import { allowedEvents } from '@trassa/machines/ad-lifecycle/ad-lifecycle.decision'
import { presumeFacts } from '@trassa/machines/ad-lifecycle/ad-lifecycle.facts'

export type AdAction = 'approve' | 'requestFix' | 'block' | 'lift'

const EVENTS = {
  approve: 'ad.approved',
  requestFix: 'ad.fixRequested',
  block: 'ad.blocked',
  lift: 'ad.lifted',
} as const

type AdSummary = Pick<ModeratedAd | AdRow, 'userId' | 'stat' | 'revision' | 'appealed'>

function eventsOf(ad: AdSummary, me: Profile, now: Date) {
  const { userId, stat, revision, appealed } = ad
  const facts = presumeFacts({ userId, stat, revisionState: revision, appealed })
  return allowedEvents(facts, { kind: 'user', userId: me.id, role: me.role }, now)
}

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
