import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AppError } from '@trassa/contracts/app-error'
import type { AdInput } from '@trassa/contracts/entities/ad'
import type { Transaction } from '../../../platform/database/connect.ts'
import {
  type AdLifecycle,
  type AdRecord,
  actorOf,
  createAd,
  lockAd,
  MAX_DRAFTS,
} from '../../ads/public.ts'
import { lockOpenItem, updateItem } from '../feed-items.repository.ts'
import type { FeedItemRecord } from '../feeds.table.ts'
import type { WantedAd } from '../mapping/map-row.ts'
import type { ItemContext, ItemWork } from './item-work.ts'
import { DELETED_SENTENCE, FEED_TRACE } from './publish.ts'

const EDITABLE: readonly number[] = [0, 1, 2, 3, 5, 6]

export const isEditable = ({ stat }: Pick<AdRecord, 'stat'>): boolean => EDITABLE.includes(stat)

/** `item`: as it is stored, which may differ from what a stalled worker has read. */
export type ContentOutcome = { item: FeedItemRecord } & (
  | { ad: AdRecord; isChanged: boolean }
  | { message: string; isUnfinished: boolean }
)

/**
 * The ad with the content of the row: made as a draft, or edited as on the site.
 *
 * @returns `undefined` where another worker has closed the item.
 */
export function applyContent(
  { db, lifecycle }: ItemWork,
  listed: FeedItemRecord,
  { owner, budget, now }: ItemContext,
): Promise<ContentOutcome | undefined> {
  return db.transaction(async (tx): Promise<ContentOutcome | undefined> => {
    const item = await lockOpenItem(tx, listed)
    if (!item) return undefined
    const { wanted, wantedHash: hash } = item
    const refused = (message: string, isUnfinished = false) => ({ item, message, isUnfinished })
    if (item.adId === null) {
      if (item.hash !== '') return refused(DELETED_SENTENCE)
      if (!wanted) return refused('Объявления больше нет')
      if (budget.units <= 0 && budget.drafts >= MAX_DRAFTS) {
        const message = `Публикации закончились, а черновиков уже ${MAX_DRAFTS}: объявление не создано`
        return refused(message, true)
      }
      const { adType, input } = wanted
      const made = { owner, actorId: owner.id, adType, input, now }
      const ad = await createAd(tx, made, FEED_TRACE)
      budget.drafts += 1
      await updateItem(tx, item, { adId: ad.id, hash, photos: [] })
      return { item, ad, isChanged: true }
    }
    const ad = await lockCurrent(tx, lifecycle, item.adId, now)
    // What is still wanted has not come to its end: a worker has died, or has failed, behind the edit.
    if (item.hash === hash) return { item, ad, isChanged: wanted !== null }
    if (!wanted) return { item, ad, isChanged: false }
    if (ad.adType !== wanted.adType) {
      return refused('У объявления другой раздел. Дайте строке другой номер')
    }
    if (!isEditable(ad)) return { item, ad, isChanged: false }
    const actor = actorOf({ userId: owner.id, role: 'user' })
    const edit = { ad, input: wholeInput(wanted), actor, now }
    const edited = await lifecycle.editAd(tx, edit, FEED_TRACE)
    await updateItem(tx, item, { hash })
    return { item, ad: edited, isChanged: true }
  })
}

/** The ad, locked; expired where its time has passed. @throws AppError `ad.not_found` */
export async function lockCurrent(
  tx: Transaction,
  lifecycle: AdLifecycle,
  id: string,
  now: Date,
): Promise<AdRecord> {
  const ad = await lockAd(tx, id)
  if (!ad) throw new AppError('ad.not_found')
  return lifecycle.expireIfDue(tx, ad, now, FEED_TRACE)
}

/** An edit keeps the fields that it does not name; a row names all of them: an emptied cell empties its field. */
function wholeInput({ adType, input }: WantedAd): AdInput {
  const empty = Object.fromEntries(formOf(adType).fields.map(({ key }) => [key, null]))
  return { ...input, fields: { ...empty, ...input.fields } }
}
