import { withdrawReasonsFor } from '@trassa/catalog/taxonomy/withdraw-reasons'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import type { WithdrawReason } from '@trassa/contracts/enumerations/ads'
import { ownerActionsFor, type StatAction } from '../actions/owner-actions.ts'

/** What can be done to several ads at once; an appeal has a text of its own for each ad. */
export type BulkAction = Exclude<StatAction, 'appeal'>

export const BULK_LABELS: Record<BulkAction, string> = {
  withdraw: 'Снять',
  renew: 'Опубликовать',
  delete: 'Удалить',
}

/** The selected ads to which the lifecycle allows each action; actions that fit none are left out. */
export function bulkOffers<Ad extends OwnAdCard>(
  ads: readonly Ad[],
  profile: Profile,
  now: Date,
): { action: BulkAction; ads: Ad[] }[] {
  const allowed = ads.map((ad) => ({ ad, actions: ownerActionsFor(ad, profile, now) }))
  return (Object.keys(BULK_LABELS) as BulkAction[])
    .map((action) => ({
      action,
      ads: allowed.filter(({ actions }) => actions.includes(action)).map(({ ad }) => ad),
    }))
    .filter(({ ads: fitting }) => fitting.length > 0)
}

/** The reasons that fit all of the ads (domain §3). */
export function commonReasons(ads: readonly OwnAdCard[]): WithdrawReason[] {
  const [first, ...others] = ads.map(({ adType }) => withdrawReasonsFor(adType))
  return (first ?? []).filter((reason) => others.every((reasons) => reasons.includes(reason)))
}
