import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import type { Profile } from '@trassa/contracts/entities/user'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { allowedEvents, presumeFacts } from '@trassa/machines/ad-lifecycle/ad-lifecycle.decision'

/** What the last button does, by what the lifecycle lets a moderator do for the owner (domain §3). */
export interface EditorPurpose {
  label: string
  /** The stat to ask for once everything is saved; `null` when saving is all. */
  stat: AdStat | null
  /** The button that saves and sends nothing; none where the last one does just that. */
  saveLabel: string | null
}

const SUBMIT: EditorPurpose = {
  label: 'Отправить на проверку',
  stat: AD_STATS.moderation.stat,
  saveLabel: 'Сохранить черновик',
}
/** domain §9: an ad on somebody's behalf goes nowhere before its owner has confirmed it. */
const ASK_OWNER: EditorPurpose = { ...SUBMIT, label: 'Отправить владельцу' }
const RESUBMIT: EditorPurpose = { ...SUBMIT, saveLabel: 'Только сохранить' }
const SAVE: EditorPurpose = { label: 'Сохранить изменения', stat: null, saveLabel: null }

/** The purpose of the form over `ad`, a new one where it is `null`; none where it may not be changed. */
export function editorPurpose(
  ad: ModeratedAd | null,
  me: Profile,
  now: Date,
): EditorPurpose | null {
  if (!ad) return ASK_OWNER
  const { userId, stat, appealed, revision, confirmation } = ad
  const facts = presumeFacts({ userId, stat, appealed, revisionState: revision })
  const events = allowedEvents(facts, { kind: 'user', userId: me.id, role: me.role }, now)
  if (!events.includes('ad.edited')) return null
  if (events.includes('ad.submitted')) {
    return confirmation && userId !== me.id ? ASK_OWNER : SUBMIT
  }
  return events.includes('ad.resubmitted') ? RESUBMIT : SAVE
}
