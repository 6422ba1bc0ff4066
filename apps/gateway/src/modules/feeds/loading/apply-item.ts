import { cut } from '@trassa/catalog/format/cut'
import { AppError } from '@trassa/contracts/app-error'
import type { FeedProblem } from '@trassa/contracts/entities/feed'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { closeItem, lockOpenItem } from '../feed-items.repository.ts'
import type { FeedItemRecord, ItemResult } from '../feeds.table.ts'
import { COMMON_COLUMNS } from '../mapping/common-columns.ts'
import { applyContent, lockCurrent } from './apply-content.ts'
import { applyPhotos } from './apply-photos.ts'
import type { ItemContext, ItemWork } from './item-work.ts'
import { publish, withdraw } from './publish.ts'

/**
 * Brings one item of a feed into force. Each of its steps is a transaction that a repeat finds done, so a run that
 * dies in the middle goes on with the next one; the last step closes the item. Does nothing where another worker
 * has closed it.
 */
export async function applyItem(
  work: ItemWork,
  listed: FeedItemRecord,
  context: ItemContext,
): Promise<void> {
  if (listed.isGone) return withdrawItem(work, listed, context)
  const problems: FeedProblem[] = []
  let item = listed
  const add = (column: string, message: string) =>
    problems.push({ row: item.row, externalId: item.externalId, column, message })
  const close = (changes: Partial<FeedItemRecord> & { result: ItemResult }) =>
    closeItem(work.db, item, { isUnfinished: false, problems, runId: context.runId, ...changes })
  try {
    const content = await applyContent(work, listed, context)
    if (!content) return
    item = content.item
    if ('message' in content) {
      add('', content.message)
      return await close({ result: 'unchanged', isUnfinished: content.isUnfinished })
    }
    const photos = await applyPhotos(work, item, content.ad, context)
    for (const { url, message } of photos.failed) {
      add(COMMON_COLUMNS.photos.label, cut(`${message} ${url}`, 300))
    }
    const changed = content.isChanged || photos.isChanged
    const publication = await work.db.transaction(async (tx) => {
      const ad = await lockCurrent(tx, work.lifecycle, content.ad.id, context.now)
      const publishing = { ...work, userId: context.owner.id, ...context }
      return publish(tx, publishing, ad, { changed, returns: item.isWithdrawn })
    })
    if (publication.message) add('', publication.message)
    // Without a result, a run that has died has made the ad.
    const isNew = item.adId === null || item.result === null || item.result === 'draft'
    const worked: ItemResult = isNew ? 'created' : changed ? 'changed' : 'unchanged'
    await close({
      wanted: null,
      isWithdrawn: publication.returns,
      isUnfinished: publication.isUnfinished || photos.isUnfinished,
      result: publication.isDraft ? 'draft' : worked,
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const issues = error.issues?.map(({ msg }) => msg) ?? []
    add('', issues.join('. ') || ERROR_TEXTS[error.code])
    await close({ result: 'unchanged', isUnfinished: error.code === 'ad.stale' })
  }
}

/** Takes the ad from buyers and closes the item at once; what is refused is tried by every further run. */
const withdrawItem = (
  work: ItemWork,
  listed: FeedItemRecord,
  context: ItemContext,
): Promise<void> =>
  work.db.transaction(async (tx) => {
    const item = await lockOpenItem(tx, listed)
    if (!item) return
    const publishing = { ...work, userId: context.owner.id, ...context }
    const withdrawal =
      item.adId === null
        ? 'untouched'
        : await withdraw(
            tx,
            publishing,
            await lockCurrent(tx, work.lifecycle, item.adId, context.now),
          )
    await closeItem(tx, item, {
      problems: [],
      runId: context.runId,
      isUnfinished: withdrawal === 'refused',
      result: withdrawal === 'refused' ? 'unchanged' : 'gone',
      isWithdrawn: item.isWithdrawn || withdrawal === 'withdrawn',
      ...(withdrawal === 'deleted' && { adId: null, hash: '' }),
    })
  })
