import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AppError } from '@trassa/contracts/app-error'
import type { FeedProblem } from '@trassa/contracts/entities/feed'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import {
  type AdLifecycle,
  type AdPhotosService,
  type AdRecord,
  actorOf,
  createAd,
  lockAd,
  MAX_DRAFTS,
} from '../../ads/public.ts'
import type { UserRecord } from '../../identity/public.ts'
import { updateItem } from '../feed-items.repository.ts'
import type { FeedItemRecord, ItemResult } from '../feeds.table.ts'
import { COMMON_COLUMNS } from '../mapping/common-columns.ts'
import { fetchPhotos, isFetchable, type PhotoFetching, withKnownPhotos } from './fetch-photos.ts'
import { type Budget, FEED_TRACE, publish, withdraw } from './publish.ts'

export interface ItemWork extends PhotoFetching {
  db: Database
  lifecycle: AdLifecycle
  adPhotos: AdPhotosService
}

export interface ItemContext {
  owner: UserRecord
  runId: string
  budget: Budget
  now: Date
}

const EDITABLE: readonly number[] = [0, 1, 2, 3, 5, 6]

/**
 * Brings one item of a feed into force. Each of its steps is a transaction that a repeat finds done, so a run that
 * dies in the middle goes on with the next one; the last step closes the item.
 */
export async function applyItem(
  work: ItemWork,
  item: FeedItemRecord,
  context: ItemContext,
): Promise<void> {
  const problems: FeedProblem[] = []
  const add = (column: string, message: string) =>
    problems.push({ row: item.row, externalId: item.externalId, column, message })
  const close = (changes: Partial<FeedItemRecord> & { result: ItemResult }) =>
    updateItem(work.db, item, {
      isOpen: false,
      isUnfinished: false,
      problems,
      runId: context.runId,
      ...changes,
    })
  if (item.isGone) {
    const withdrawal = await withdrawItem(work, item, context)
    return close({
      result: 'gone',
      isWithdrawn: item.isWithdrawn || withdrawal === 'withdrawn',
      ...(withdrawal === 'deleted' && { adId: null, hash: '' }),
    })
  }
  try {
    const content = await applyContent(work, item, context)
    if ('message' in content) {
      add('', content.message)
      return await close({ result: 'unchanged', isUnfinished: content.isUnfinished })
    }
    const photos = await applyPhotos(work, item, content.ad, context)
    for (const { url, message } of photos.failed) {
      add(COMMON_COLUMNS.photos.label, `${message} ${url}`.slice(0, 300))
    }
    const changed = content.isChanged || photos.isChanged
    const publication = await work.db.transaction(async (tx) => {
      const ad = await lockCurrent(tx, work, content.ad.id, context.now)
      const publishing = { ...work, userId: context.owner.id, ...context }
      return publish(tx, publishing, ad, { changed, returned: item.isWithdrawn })
    })
    if (publication.message) add('', publication.message)
    // Without a result, a run that has died has made the ad.
    const isNew = item.adId === null || item.result === null || item.result === 'draft'
    const worked: ItemResult = isNew ? 'created' : changed ? 'changed' : 'unchanged'
    return await close({
      wanted: null,
      isWithdrawn: item.isWithdrawn && publication.isUnfinished,
      isUnfinished: publication.isUnfinished || photos.isUnfinished,
      result: publication.isDraft ? 'draft' : worked,
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const issues = error.issues?.map(({ msg }) => msg) ?? []
    add('', issues.join('. ') || ERROR_TEXTS[error.code])
    return close({ result: 'unchanged', isUnfinished: error.code === 'ad.stale' })
  }
}

async function lockCurrent(
  tx: Transaction,
  { lifecycle }: ItemWork,
  id: string,
  now: Date,
): Promise<AdRecord> {
  const ad = await lockAd(tx, id)
  if (!ad) throw new AppError('ad.not_found')
  return lifecycle.expireIfDue(tx, ad, now, FEED_TRACE)
}

const withdrawItem = (work: ItemWork, item: FeedItemRecord, context: ItemContext) =>
  work.db.transaction(async (tx) => {
    const { adId } = item
    if (adId === null) return 'untouched'
    const ad = await lockCurrent(tx, work, adId, context.now)
    return withdraw(tx, { ...work, userId: context.owner.id, ...context }, ad)
  })

type ContentOutcome =
  | { ad: AdRecord; isChanged: boolean }
  | { message: string; isUnfinished: boolean }

/** The ad with the content of the row: made as a draft, or edited as on the site. */
function applyContent(
  { db, lifecycle, ...work }: ItemWork,
  item: FeedItemRecord,
  { owner, budget, now }: ItemContext,
): Promise<ContentOutcome> {
  const { wanted, wantedHash: hash } = item
  return db.transaction(async (tx): Promise<ContentOutcome> => {
    if (item.adId === null) {
      if (!wanted) return { message: 'Объявления больше нет', isUnfinished: false }
      if (budget.units <= 0 && budget.drafts >= MAX_DRAFTS) {
        const message = `Публикации закончились, а черновиков уже ${MAX_DRAFTS}: объявление не создано`
        return { message, isUnfinished: true }
      }
      const { adType, input } = wanted
      const made = { owner, actorId: owner.id, adType, input, now }
      const ad = await createAd(tx, made, FEED_TRACE)
      budget.drafts += 1
      await updateItem(tx, item, { adId: ad.id, hash, photos: [] })
      return { ad, isChanged: true }
    }
    const ad = await lockCurrent(tx, { db, lifecycle, ...work }, item.adId, now)
    if (!wanted || item.hash === hash) return { ad, isChanged: false }
    if (ad.adType !== wanted.adType) {
      const message = 'У объявления другой раздел. Дайте строке другой номер'
      return { message, isUnfinished: false }
    }
    if (!EDITABLE.includes(ad.stat)) return { ad, isChanged: false }
    const actor = actorOf({ userId: owner.id, role: 'user' })
    const edit = { ad, input: wanted.input, actor, now }
    const edited = await lifecycle.editAd(tx, edit, FEED_TRACE)
    await updateItem(tx, item, { hash })
    return { ad: edited, isChanged: true }
  })
}

/** Fetches the photographs that are new and puts all of them into the ad, where that changes anything. */
async function applyPhotos(
  work: ItemWork,
  item: FeedItemRecord,
  ad: AdRecord,
  { owner }: ItemContext,
) {
  const known = item.adId === ad.id ? item.photos : []
  const listed = item.wanted ? withKnownPhotos(item.wanted.photos, known) : known
  const none = { failed: [], isChanged: false, isUnfinished: false }
  const isEditable = EDITABLE.includes(ad.stat)
  if (!isEditable || (isSame(listed, known) && !listed.some(isFetchable))) return none
  const { photos, failed } = await fetchPhotos(work, owner.id, listed)
  const photoIds = idsOf(photos)
  const isSubmitted = ad.stat === AD_STATS.active.stat || ad.stat === AD_STATS.moderation.stat
  const isEnough = photoIds.length >= formOf(ad.adType).photos.min || !isSubmitted
  const isChanged = isEnough && idsOf(known).join() !== photoIds.join()
  if (isChanged) {
    const visitor = { userId: owner.id, role: 'user' } as const
    await work.adPhotos.set({ visitor, trace: FEED_TRACE, adId: ad.id, photoIds })
  }
  await updateItem(work.db, item, { photos })
  return { failed, isChanged, isUnfinished: photos.some(isFetchable) }
}

const idsOf = (photos: readonly { id?: string }[]): string[] =>
  photos.flatMap(({ id }) => (id === undefined ? [] : [id]))

const isSame = (one: readonly { url: string }[], other: readonly { url: string }[]): boolean =>
  one.length === other.length && one.every(({ url }, place) => url === other[place]?.url)
