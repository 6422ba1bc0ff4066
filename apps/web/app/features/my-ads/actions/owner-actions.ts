import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import {
  AD_STATS,
  type AdStat,
  type AdState,
  PAYMENT_STATUSES,
  stateOf,
} from '@trassa/contracts/enumerations/ads'
import { allowedEvents } from '@trassa/machines/ad-lifecycle/ad-lifecycle.decision'
import { presumeFacts } from '@trassa/machines/ad-lifecycle/ad-lifecycle.facts'
import type { AdEventType } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'

/** What an owner can do to an ad from the list. */
export type OwnerAction =
  | 'look'
  | 'pay'
  | 'continue'
  | 'fix'
  | 'edit'
  | 'withdraw'
  | 'renew'
  | 'appeal'
  | 'delete'

const BY_EVENT: Partial<Record<AdEventType, OwnerAction>> = {
  'ad.submitted': 'continue',
  'ad.resubmitted': 'fix',
  'ad.edited': 'edit',
  'ad.renewed': 'renew',
  'ad.appealed': 'appeal',
  'ad.withdrawn': 'withdraw',
  'ad.deleted': 'delete',
}

/** What an ad in each state needs first: its button; the rest stands in its menu. */
const FIRST: Record<AdState, OwnerAction | null> = {
  draft: 'continue',
  active: 'edit',
  moderation: 'look',
  needsFix: 'fix',
  blocked: 'appeal',
  expired: 'renew',
  archived: 'renew',
  deleted: null,
}

/** Whether only the preview shows it (decision 072): a draft is shown by its form, an active one by its page. */
export const hasPreview = (stat: AdStat): boolean => PREVIEWED[stateOf(stat)]

const PREVIEWED: Record<AdState, boolean> = {
  draft: false,
  active: false,
  moderation: true,
  needsFix: true,
  blocked: true,
  expired: true,
  archived: true,
  deleted: false,
}

/** The action of the ad's button; `null` where the lifecycle does not allow it now. */
export function firstActionOf(stat: AdStat, actions: readonly OwnerAction[]): OwnerAction | null {
  if (actions.includes('pay')) return 'pay'
  const first = FIRST[stateOf(stat)]
  return first && actions.includes(first) ? first : null
}

/** Each of these opens the form; only the first allowed one is shown. */
const OPENING_FORM: readonly OwnerAction[] = ['continue', 'fix', 'edit']

/** Under appeal some moderator's decision is questioned; the owner is not told whose. */
const SOMEBODY = ''

function allowedTo(profile: Profile, ad: OwnAdCard, now: Date): AdEventType[] {
  const facts = presumeFacts({
    userId: profile.id,
    stat: ad.stat,
    paymentStatus: ad.paymentStatus,
    revisionState: ad.revision,
    appealed: ad.appealed,
    lastModeratorId: ad.underAppeal ? SOMEBODY : null,
  })
  const actor = { kind: 'user', userId: profile.id, role: profile.role } as const
  return allowedEvents(facts, actor, now)
}

/** Whether a draft was submitted and waits for its payment (domain §3). */
export const isUnpaid = ({ stat, paymentStatus }: OwnAdCard): boolean =>
  stat === AD_STATS.draft.stat &&
  (paymentStatus === PAYMENT_STATUSES.awaiting || paymentStatus === PAYMENT_STATUSES.failed)

/** Whether the owner can change the ad's content, its price included (domain §3). */
export const canEdit = (ad: OwnAdCard, profile: Profile, now: Date): boolean =>
  allowedTo(profile, ad, now).includes('ad.edited')

/** What the lifecycle allows the owner now, in the order of the menu (domain §3). */
export function ownerActionsFor(ad: OwnAdCard, profile: Profile, now: Date): OwnerAction[] {
  const allowed = allowedTo(profile, ad, now)
  const actions = Object.entries(BY_EVENT)
    .filter(([event]) => allowed.some((one) => one === event))
    .map(([, action]) => action)
  const form = OPENING_FORM.find((action) => actions.includes(action))
  return [
    ...(isUnpaid(ad) ? (['pay'] as const) : []),
    ...(hasPreview(ad.stat) ? (['look'] as const) : []),
    ...actions.filter((action) => action === form || !OPENING_FORM.includes(action)),
  ]
}

/** The stat that an action asks for (spec §7: update-stat). */
export const STAT_OF = {
  withdraw: AD_STATS.archived.stat,
  renew: AD_STATS.active.stat,
  appeal: AD_STATS.moderation.stat,
  delete: AD_STATS.deleted.stat,
} as const
export type StatAction = keyof typeof STAT_OF
