import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer } from '@trassa/contracts/call'
import { ownAd, publicationQuota, type Quota, updateStat } from '@trassa/contracts/calls/ads'
import { AD_STATS, type AdType } from '@trassa/contracts/enumerations/ads'
import { quotaCodeOf } from '@trassa/contracts/quota-texts'
import type { AskCall } from '../../platform/http/older-bases/ask-call.ts'
import type { Visitor } from '../../platform/http/visitor.ts'

const isFree = (adType: AdType, { vehicles, parts }: Quota): boolean => {
  const { free, used } = kindOf(adType) === 'vehicle' ? vehicles : parts
  return used < free
}

/**
 * Publishes an ad for the first time or again, only while a publication is free: a unit of a package is what
 * `pay.bindPack` takes. A repeat gets the ad as it is.
 *
 * @throws AppError `ad.quota`, `ad.company_quota`, and the refusals of `ads.updateStat`
 */
export async function publishWithQuota(
  id: string,
  { type }: Visitor,
  ask: AskCall,
): Promise<CallAnswer<typeof updateStat>> {
  const params = { id }
  const [ad, quota] = await Promise.all([ask(ownAd, { params }), ask(publicationQuota)])
  const { adType, stat } = ad
  if (stat === AD_STATS.moderation.stat || stat === AD_STATS.active.stat) return ad
  const takesPublication = stat === AD_STATS.draft.stat || isOver(stat)
  if (takesPublication && !isFree(adType, quota)) {
    throw new AppError(quotaCodeOf(type))
  }
  return ask(updateStat, { params, body: { stat: AD_STATS.moderation.stat } })
}

const isOver = (stat: number): boolean =>
  stat === AD_STATS.expired.stat || stat === AD_STATS.archived.stat
