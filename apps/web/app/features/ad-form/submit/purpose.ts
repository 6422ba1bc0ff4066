import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { allowedEvents } from '@trassa/machines/ad-lifecycle/ad-lifecycle.decision'
import { presumeFacts } from '@trassa/machines/ad-lifecycle/ad-lifecycle.facts'

/** What the form's button does, by what the lifecycle lets the owner do (domain §3). */
export interface Purpose {
  label: string
  /** The stat to ask for once everything is saved; `null` when saving is all. */
  stat: AdStat | null
  saves: 'auto' | 'manual'
}

const NEW: Purpose = { label: 'Разместить', stat: AD_STATS.moderation.stat, saves: 'auto' }
const FIX: Purpose = {
  label: 'Исправить и отправить на проверку',
  stat: AD_STATS.moderation.stat,
  saves: 'manual',
}
const SAVE: Purpose = { label: 'Сохранить изменения', stat: null, saves: 'manual' }

/** The purpose of the form over `ad`; `null` where it may not be edited at all. */
export function purposeOf(
  ad: EditableAd | null,
  profile: Profile | null,
  now: Date,
): Purpose | null {
  if (!ad || !profile) return NEW
  const facts = presumeFacts({
    userId: ad.userId,
    stat: ad.stat,
    appealed: ad.appealed,
    revisionState: ad.revision,
  })
  const actor = { kind: 'user', userId: profile.id, role: profile.role } as const
  const events = allowedEvents(facts, actor, now)
  if (!events.includes('ad.edited')) return null
  if (events.includes('ad.submitted')) return NEW
  return events.includes('ad.resubmitted') ? FIX : SAVE
}
