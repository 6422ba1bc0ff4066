import type { AdRow, ModeratedAd } from '@trassa/contracts/entities/moderation'
import type { Profile } from '@trassa/contracts/entities/user'
import { hasRole } from '@trassa/contracts/enumerations/users'
import { allowedEvents, presumeFacts } from '@trassa/machines/ad-lifecycle'

export type AdAction = 'approve' | 'requestFix' | 'block' | 'lift'

const EVENTS = {
  approve: 'ad.approved',
  requestFix: 'ad.fixRequested',
  block: 'ad.blocked',
  lift: 'ad.lifted',
} as const

type Known = Pick<ModeratedAd | AdRow, 'userId' | 'stat' | 'revision' | 'appealed'>

/** What this moderator may do with an ad now, as the lifecycle has it (domain §3). */
export function allowedActions(ad: Known, me: Profile, now: Date): ReadonlySet<AdAction> {
  if (!hasRole(me.role, 'moderator')) return new Set()
  const { userId, stat, revision, appealed } = ad
  const facts = presumeFacts({ userId, stat, revisionState: revision, appealed })
  const allowed = allowedEvents(facts, { kind: 'user', userId: me.id, role: me.role }, now)
  const actions = Object.entries(EVENTS).filter(([, event]) => allowed.includes(event))
  return new Set(actions.map(([action]) => action as AdAction))
}
