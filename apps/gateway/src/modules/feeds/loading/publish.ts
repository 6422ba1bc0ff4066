import { withdrawReasonsFor } from '@trassa/catalog/taxonomy/withdraw-reasons'
import { AD_STATS, stateOf } from '@trassa/contracts/enumerations/ads'
import { ERROR_TEXTS, type ErrorCode } from '@trassa/contracts/errors'
import type { AdEventPayload } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { Transaction } from '../../../platform/database/connect.ts'
import { type AdLifecycle, type AdRecord, actorOf, type EventResult } from '../../ads/public.ts'

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
  /** It is archived, and is to be renewed as soon as that can be. */
  returns: boolean
  message?: string
}

interface Publishing {
  lifecycle: AdLifecycle
  userId: string
  budget: Budget
  now: Date
}

const NO_UNITS = 'Публикации закончились'
export const DELETED_SENTENCE =
  'Вы удалили это объявление. Чтобы разместить снова, дайте строке другой номер'
const done: Publication = { isDraft: false, isUnfinished: false, returns: false }
const said = (message: string): Publication => ({ ...done, message })

/** Applies an owner's event and counts the publication that it takes or gives back. */
async function apply(
  tx: Transaction,
  { lifecycle, userId, budget, now }: Publishing,
  ad: AdRecord,
  payload: AdEventPayload,
): Promise<EventResult> {
  const event = { ...payload, actor: actorOf({ userId, role: 'user' }), now }
  const [result] = await lifecycle.applyEvents(tx, [{ ad, event }], FEED_TRACE)
  if (!result?.ok) return result ?? { ok: false, id: ad.id, code: 'ad.stale' }
  if (result.effects.includes('takeUnit')) budget.units -= 1
  if (result.effects.includes('returnUnit')) budget.units += 1
  return result
}

function sentenceOf({ code, issues = [] }: Extract<EventResult, { ok: false }>): string {
  return issues.map(({ msg }) => msg).join('. ') || ERROR_TEXTS[code]
}

/**
 * Brings an ad that is in the file before buyers, if its company may (domain §3): what it has withdrawn or deleted
 * itself stays so.
 *
 * @param changed its row differs from the last one
 * @param returns was archived because the file did not have it, or is to be renewed since an earlier run
 */
export async function publish(
  tx: Transaction,
  publishing: Publishing,
  ad: AdRecord,
  { changed, returns }: { changed: boolean; returns: boolean },
): Promise<Publication> {
  switch (stateOf(ad.stat)) {
    case 'active':
    case 'moderation':
      return done
    case 'draft':
      return takeUnit(tx, publishing, ad, 'ad.submitted')
    case 'needsFix': {
      if (!changed) return said(`Модератор просит исправить: ${reasonsOf(ad)}`)
      const result = await apply(tx, publishing, ad, { type: 'ad.resubmitted' })
      return result.ok ? done : said(sentenceOf(result))
    }
    case 'expired':
      return takeUnit(tx, publishing, ad, 'ad.renewed')
    case 'archived': {
      const isSilent = ad.archivedReason === 'silence'
      if (returns || (isSilent && changed)) return takeUnit(tx, publishing, ad, 'ad.renewed')
      return said(isSilent ? silenceSentence(ad) : WITHDRAWN_SENTENCE)
    }
    case 'blocked':
      return said('Объявление заблокировано модератором')
    case 'deleted':
      return said(DELETED_SENTENCE)
  }
}

const WITHDRAWN_SENTENCE =
  'Вы сняли это объявление сами, поэтому оно не возвращено. Вернуть его можно в архиве'

const reasonsOf = ({ reasons }: AdRecord): string =>
  reasons.map(({ message }) => message).join('. ')

const silenceSentence = (ad: AdRecord): string =>
  `Объявление ушло в архив: строка не изменилась, а модератор просил исправить: ${reasonsOf(ad)}`

async function takeUnit(
  tx: Transaction,
  publishing: Publishing,
  ad: AdRecord,
  type: 'ad.submitted' | 'ad.renewed',
): Promise<Publication> {
  const { budget } = publishing
  const isDraft = type === 'ad.submitted'
  const returns = ad.stat === AD_STATS.archived.stat
  if (budget.units > 0) {
    const result = await apply(tx, publishing, ad, { type })
    if (!isUnpaid(result)) {
      if (!result.ok) return { ...said(sentenceOf(result)), isDraft, returns }
      if (isDraft) budget.drafts -= 1
      return done
    }
    // Another feed, or the company on the site, has used what was counted.
    budget.units = 0
  }
  const then = isDraft ? 'объявление сохранено черновиком' : 'объявление осталось в архиве'
  return { isDraft, isUnfinished: true, returns, message: `${NO_UNITS}: ${then}` }
}

const QUOTA_CODES: readonly ErrorCode[] = ['ad.quota', 'ad.company_quota']

/** Without a publication a draft is taken, and stays one that awaits its payment; a renewal is refused. */
const isUnpaid = (result: EventResult): boolean =>
  result.ok ? result.ad.stat === AD_STATS.draft.stat : QUOTA_CODES.includes(result.code)

const TAKEN_BACK: readonly number[] = [
  AD_STATS.active.stat,
  AD_STATS.moderation.stat,
  AD_STATS.needsFix.stat,
]

/** `withdrawn`: it comes back with the file; `deleted`: a draft, of which a new one would be made. */
export type Withdrawal = 'withdrawn' | 'deleted' | 'untouched' | 'refused'

/** Takes an ad that is in the file no more from buyers. */
export async function withdraw(
  tx: Transaction,
  publishing: Publishing,
  ad: AdRecord,
): Promise<Withdrawal> {
  if (ad.stat === AD_STATS.draft.stat) {
    const { ok } = await apply(tx, publishing, ad, { type: 'ad.deleted' })
    return ok ? 'deleted' : 'refused'
  }
  if (ad.stat === AD_STATS.expired.stat) return 'withdrawn'
  if (!TAKEN_BACK.includes(ad.stat)) return 'untouched'
  const reasons = withdrawReasonsFor(ad.adType)
  const reason = reasons.includes('soldElsewhere') ? 'soldElsewhere' : 'other'
  const { ok } = await apply(tx, publishing, ad, { type: 'ad.withdrawn', reason })
  return ok ? 'withdrawn' : 'refused'
}
