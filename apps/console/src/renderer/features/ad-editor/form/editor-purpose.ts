import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import type { Profile } from '@trassa/contracts/entities/user'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { allowedEvents } from '@trassa/machines/ad-lifecycle/ad-lifecycle.decision'
import { presumeFacts } from '@trassa/machines/ad-lifecycle/ad-lifecycle.facts'

/** What the submit button does, from the events that the lifecycle allows the moderator (domain §3). */
export interface EditorPurpose {
  label: string
  /** The stat to ask for after saving; `null`: only save. */
  stat: AdStat | null
  /** Label of the button that only saves; `null` where the submit button does that. */
  saveLabel: string | null
}

const SUBMIT: EditorPurpose = {
  label: 'Отправить на проверку',
  stat: AD_STATS.moderation.stat,
  saveLabel: 'Сохранить черновик',
}
/** domain §9: an ad created on a user's behalf is submitted only after its owner has confirmed it. */
const ASK_OWNER: EditorPurpose = { ...SUBMIT, label: 'Отправить владельцу' }
const RESUBMIT: EditorPurpose = { ...SUBMIT, saveLabel: 'Только сохранить' }
const SAVE: EditorPurpose = { label: 'Сохранить изменения', stat: null, saveLabel: null }

/** The purpose of the form of `ad` (`null`: a new ad); `null` if the moderator may not edit it. */
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
