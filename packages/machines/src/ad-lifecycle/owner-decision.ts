import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import type { OwnerDecision } from '@trassa/contracts/enumerations/moderation'
import type { AdEvent } from './ad-lifecycle.types.ts'

const OVERRIDES: Partial<Record<AdStat, OwnerDecision>> = {
  [AD_STATS.active.stat]: 'approved',
  [AD_STATS.needsFix.stat]: 'fixRequested',
  [AD_STATS.blocked.stat]: 'blocked',
  [AD_STATS.archived.stat]: 'takenOff',
  [AD_STATS.deleted.stat]: 'deleted',
}

/** The part of an event that the owner's notice depends on. */
type Decided =
  | { type: Exclude<AdEvent['type'], 'ad.overridden' | 'ad.changeUndone'> }
  | { type: 'ad.overridden' | 'ad.changeUndone'; stat: AdStat }

/** The ad as it was before the decision. */
interface DecidedAd {
  stat: AdStat
  underAppeal: boolean
}

/** What a moderator's event comes to for the owner; `null` for what needs no notice. */
export function ownerDecisionOf(ad: DecidedAd, event: Decided): OwnerDecision | null {
  const isActive = ad.stat === AD_STATS.active.stat
  switch (event.type) {
    case 'ad.approved':
      if (isActive) return 'revisionApproved'
      return ad.underAppeal ? 'appealGranted' : 'approved'
    case 'ad.fixRequested':
      return isActive ? 'revisionRefused' : 'fixRequested'
    case 'ad.blocked':
      return ad.underAppeal ? 'appealRefused' : 'blocked'
    case 'ad.withdrawn':
      return 'takenOff'
    case 'ad.overridden':
      return OVERRIDES[event.stat] ?? null
    case 'ad.changeUndone':
      // Takes back what the owner was told: buyers see the ad again.
      return event.stat === AD_STATS.active.stat && !isActive ? 'approved' : null
    default:
      return null
  }
}
