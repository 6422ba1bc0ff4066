import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer } from '@trassa/contracts/call'
import { ownAd, updateStat } from '@trassa/contracts/calls/ads'
import { setPhotos } from '@trassa/contracts/calls/files'
import type { updatePost } from '@trassa/contracts/calls/legacy/post-changes'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import type { AskCall } from '../../../platform/http/older-bases/ask-call.ts'
import { toPost } from '../types/post-types.ts'

/** What a request wants of an ad besides its content. */
export interface FurtherWishes {
  photos?: string[] | undefined
  stat?: AdStat | undefined
}

export type OwnPost = CallAnswer<typeof updatePost>

/** Older clients ask for an active ad where the gateway is asked for a check of it. */
const SUBMITTED_FROM: readonly AdStat[] = [AD_STATS.draft.stat, AD_STATS.needsFix.stat]

/** The stat to ask the gateway for. */
export const meantStat = ({ stat }: Pick<EditableAd, 'stat'>, wanted: AdStat): AdStat =>
  wanted === AD_STATS.active.stat && SUBMITTED_FROM.includes(stat)
    ? AD_STATS.moderation.stat
    : wanted

/** Whether an ad has got as far as it was wanted, so that a repeated request asks for nothing again. */
const isReached = ({ stat }: EditableAd, wanted: AdStat): boolean =>
  stat === wanted ||
  (wanted === AD_STATS.moderation.stat && stat === AD_STATS.active.stat) ||
  (wanted === AD_STATS.active.stat && stat === AD_STATS.moderation.stat)

/** What is left to do of a request that created an ad, which may be a repeated one: its owner may have gone on since then. */
const leftOfNew = (ad: EditableAd, { photos, stat }: FurtherWishes): FurtherWishes => {
  const isDraft = ad.stat === AD_STATS.draft.stat
  return {
    photos: isDraft && ad.photos.length === 0 ? photos : undefined,
    stat: isDraft && stat !== ad.stat ? stat : undefined,
  }
}

/** What is left to do of a request that changed an ad. */
const leftOfChange = (ad: EditableAd, { photos, stat }: FurtherWishes): FurtherWishes => ({
  photos: photos && !arePhotosOf(ad, photos) ? photos : undefined,
  stat: stat !== undefined && !isReached(ad, stat) ? stat : undefined,
})

/**
 * Carries out what comes after the first step of a request, each step a call of its own. The first step stands: where a
 * later one is refused, the answer is the ad as it is, with the refusal (decision 197).
 */
async function carryOut(
  changed: EditableAd,
  wishes: FurtherWishes,
  { leftOf, ask }: { leftOf: typeof leftOfNew; ask: AskCall },
): Promise<OwnPost> {
  const { photos, stat } = wishes
  if (photos === undefined && stat === undefined) return toPost(changed)
  const { id } = changed
  const params = { id }
  try {
    // Of a repeated request, `changed` is the answer of the first one.
    let ad = await ask(ownAd, { params })
    const left = leftOf(ad, wishes)
    if (left.photos) {
      await ask(setPhotos, { body: { adId: id, photoIds: left.photos } })
      ad = await ask(ownAd, { params })
    }
    if (left.stat !== undefined) {
      ad = await ask(updateStat, { params, body: { stat: meantStat(ad, left.stat) } })
    }
    return toPost(ad)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, issues, message } = error
    // Its owner may have deleted it since a first request.
    const ad = await ask(ownAd, { params }).catch(() => changed)
    return { ...toPost(ad), refusal: { code, detail: issues.length > 0 ? issues : message } }
  }
}

const arePhotosOf = ({ photos }: EditableAd, ids: readonly string[]): boolean =>
  photos.length === ids.length && photos.every(({ id }, place) => id === ids[place])

/** The further steps of a request that created an ad. */
export const carryOutNew = (created: EditableAd, wishes: FurtherWishes, ask: AskCall) =>
  carryOut(created, wishes, { leftOf: leftOfNew, ask })

/** The further steps of a request that changed an ad. */
export const carryOutChange = (changed: EditableAd, wishes: FurtherWishes, ask: AskCall) =>
  carryOut(changed, wishes, { leftOf: leftOfChange, ask })
