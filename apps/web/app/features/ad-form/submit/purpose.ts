import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import { allowedEvents } from '@trassa/machines/ad-lifecycle/ad-lifecycle.decision'
import { presumeFacts } from '@trassa/machines/ad-lifecycle/ad-lifecycle.facts'
import { PURPOSES, type Purpose } from './purposes.ts'

/** The purpose of the form over `ad`; `null` where it may not be edited at all. */
export function purposeOf(ad: EditableAd, profile: Profile, now: Date): Purpose | null {
  const facts = presumeFacts({
    userId: ad.userId,
    stat: ad.stat,
    appealed: ad.appealed,
    revisionState: ad.revision,
  })
  const actor = { kind: 'user', userId: profile.id, role: profile.role } as const
  const events = allowedEvents(facts, actor, now)
  if (!events.includes('ad.edited')) return null
  if (events.includes('ad.submitted')) return PURPOSES.new
  return events.includes('ad.resubmitted') ? PURPOSES.fix : PURPOSES.save
}
