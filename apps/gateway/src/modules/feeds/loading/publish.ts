import { withdrawReasonsFor } from '@trassa/catalog/taxonomy/withdraw-reasons'
import { AD_STATS, stateOf } from '@trassa/contracts/enumerations/ads'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import type { AdEventPayload } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { Transaction } from '../../../platform/database/connect.ts'
import { type AdLifecycle, type AdRecord, actorOf } from '../../ads/public.ts'

/** Of audit rows: changes that a feed has made on its company's behalf. */
export const FEED_TRACE = { sessionId: 'load-feed' } as const

/** What a company may still publish during a run. */
export interface Budget {
  units: number
  drafts: number
}

/** What has become of an ad; `message` says what the company should know. */
export interface Publication {
  isDraft: boolean
  /** Another run may achieve it. */
  isUnfinished: boolean
  message?: string
}

interface Publishing {
  lifecycle: AdLifecycle
  userId: string
  budget: Budget
  now: Date
}

const NO_UNITS = 'Публикации закончились'
const done: Publication = { isDraft: false, isUnfinished: false }
const said = (message: string): Publication => ({ ...done, message })

/** Applies an owner's event. @returns the ad afterwards, or the sentence of the refusal. */
async function apply(
  tx: Transaction,
  { lifecycle, userId, now }: Publishing,
  ad: AdRecord,
  payload: AdEventPayload,
): Promise<AdRecord | string> {
  const event = { ...payload, actor: actorOf({ userId, role: 'user' }), now }
  const [result] = await lifecycle.applyEvents(tx, [{ ad, event }], FEED_TRACE)
  if (result?.ok) return result.ad
  const issues = result?.issues?.map(({ msg }) => msg) ?? []
  return issues.length > 0 ? issues.join('. ') : ERROR_TEXTS[result?.code ?? 'ad.stale']
}

/**
 * Brings an ad that is in the file before buyers, if its company may (domain §3): what it has withdrawn or deleted
 * itself stays so.
 *
 * @param returned was archived because the file did not have it
 */
export async function publish(
  tx: Transaction,
  publishing: Publishing,
  ad: AdRecord,
  { changed, returned }: { changed: boolean; returned: boolean },
): Promise<Publication> {
  switch (stateOf(ad.stat)) {
    case 'active':
    case 'moderation':
      return done
    case 'draft':
      return takeUnit(tx, publishing, ad, 'ad.submitted')
    case 'needsFix': {
      const reasons = ad.reasons.map(({ message }) => message).join('. ')
      if (!changed) return said(`Модератор просит исправить: ${reasons}`)
      const answer = await apply(tx, publishing, ad, { type: 'ad.resubmitted' })
      return typeof answer === 'string' ? said(answer) : done
    }
    case 'expired':
      return takeUnit(tx, publishing, ad, 'ad.renewed')
    case 'archived':
      return returned
        ? takeUnit(tx, publishing, ad, 'ad.renewed')
        : said(
            'Вы сняли это объявление сами, поэтому оно не возвращено. Вернуть его можно в архиве',
          )
    case 'blocked':
      return said('Объявление заблокировано модератором')
    case 'deleted':
      return said('Вы удалили это объявление. Чтобы разместить снова, дайте строке другой номер')
  }
}

async function takeUnit(
  tx: Transaction,
  publishing: Publishing,
  ad: AdRecord,
  type: 'ad.submitted' | 'ad.renewed',
): Promise<Publication> {
  const { budget } = publishing
  const isDraft = type === 'ad.submitted'
  if (budget.units <= 0) {
    const then = isDraft ? 'объявление сохранено черновиком' : 'объявление осталось в архиве'
    return { isDraft, isUnfinished: true, message: `${NO_UNITS}: ${then}` }
  }
  const answer = await apply(tx, publishing, ad, { type })
  if (typeof answer === 'string') return { isDraft, isUnfinished: false, message: answer }
  budget.units -= 1
  if (isDraft) budget.drafts -= 1
  return done
}

const TAKEN_BACK: readonly number[] = [
  AD_STATS.active.stat,
  AD_STATS.moderation.stat,
  AD_STATS.needsFix.stat,
]

/** `withdrawn`: it comes back with the file; `deleted`: a draft, of which a new one would be made. */
export type Withdrawal = 'withdrawn' | 'deleted' | 'untouched'

/** Takes an ad that is in the file no more from buyers. */
export async function withdraw(
  tx: Transaction,
  publishing: Publishing,
  ad: AdRecord,
): Promise<Withdrawal> {
  if (ad.stat === AD_STATS.draft.stat) {
    await apply(tx, publishing, ad, { type: 'ad.deleted' })
    return 'deleted'
  }
  if (ad.stat === AD_STATS.expired.stat) return 'withdrawn'
  if (!TAKEN_BACK.includes(ad.stat)) return 'untouched'
  const reasons = withdrawReasonsFor(ad.adType)
  const reason = reasons.includes('soldElsewhere') ? 'soldElsewhere' : 'other'
  const answer = await apply(tx, publishing, ad, { type: 'ad.withdrawn', reason })
  return typeof answer === 'string' ? 'untouched' : 'withdrawn'
}
