import type { BatchAction } from '@trassa/contracts/entities/moderator/batch'
import type { ErrorCode } from '@trassa/contracts/errors'
import { inArray } from 'drizzle-orm'
import type { Transaction } from '../../../../platform/database/connect.ts'
import { ads, statAt } from '../../../ads/public.ts'
import { insertAuditRows } from '../../../audit/public.ts'
import type { Notifications } from '../../../notifications/public.ts'
import { readToldOwners } from '../batch-family.ts'
import type { BatchRun, BatchWork } from './batch-work.ts'

type Message = Extract<BatchAction, { type: 'message' }>

const NOTICE = 'moderatorMessage' as const

/** Of an ad what a message to its owner says and depends on. */
const readMessaged = (tx: Transaction, ids: string[]) =>
  tx
    .select({
      id: ads.id,
      userId: ads.userId,
      title: ads.title,
      stat: ads.stat,
      expiresAt: ads.expiresAt,
    })
    .from(ads)
    .where(inArray(ads.id, ids))

/** A message to the owners of ads, to each of them once in a batch. The ads stay as they are, whatever their versions. */
export const createMessageWork = ({
  notifications,
  publicUrl,
}: {
  notifications: Notifications
  publicUrl: string
}): BatchWork => ({
  async judge(tx, rows, { batch, moderator, now }) {
    const told = await readToldOwners(tx, batch)
    const found = await readMessaged(
      tx,
      rows.map(({ id }) => id),
    )
    const byId = new Map(found.map((ad) => [ad.id, ad]))
    const reached = await notifications.whoIsReached(
      tx,
      NOTICE,
      found.map(({ userId }) => userId),
    )
    const codeOf = (userId: string | undefined): ErrorCode | null => {
      if (userId === undefined) return 'ad.not_found'
      if (userId === moderator.userId) return 'moderation.own_ad'
      if (told.has(userId)) return 'moderation.unchanged'
      return reached.has(userId) ? null : 'moderation.owner_unreachable'
    }
    return rows.map(({ id, version }) => {
      const ad = byId.get(id)
      const stat = ad ? statAt(ad, now) : null
      return {
        adId: id,
        version,
        userId: ad?.userId ?? null,
        stat,
        code: codeOf(ad?.userId),
        detail: null,
      }
    })
  },

  async apply(tx, rows, run) {
    const { batch } = run
    const { text } = batch.action as Message
    const told = await readToldOwners(tx, batch)
    const found = await readMessaged(
      tx,
      rows.map(({ id }) => id),
    )
    const byOwner = Map.groupBy(found, ({ userId }) => userId)
    const notices = [...byOwner]
      .filter(([userId]) => !told.has(userId))
      .map(([userId, owned]) => ({
        type: NOTICE,
        userId,
        facts: {
          text,
          titles: owned.map(({ title }) => title),
          url: `${publicUrl}/profile/MyAdsAll/MyAdsActual`,
        },
      }))
    const reached = new Set(await notifications.tellMany(tx, notices))
    for (const [userId, { byThisBatch }] of told) if (byThisBatch) reached.add(userId)
    const messaged = found.filter(({ userId }) => reached.has(userId))
    await recordMessages(tx, run, { text, messaged })
    const ownerOf = new Map(found.map(({ id, userId }) => [id, userId]))
    return rows.map(({ id }) => {
      const userId = ownerOf.get(id)
      const code = codeOf(userId, { reached, told })
      return {
        adId: id,
        state: code ? 'refused' : 'changed',
        code,
        detail: null,
        stat: null,
        versionAfter: null,
        before: null,
      }
    })
  },
})

/** Why an ad's owner has not been told by this batch; one whom an earlier try has told is told once. */
function codeOf(
  userId: string | undefined,
  { reached, told }: { reached: ReadonlySet<string>; told: ReadonlyMap<string, unknown> },
): ErrorCode | null {
  if (userId === undefined) return 'ad.not_found'
  if (reached.has(userId)) return null
  return told.has(userId) ? 'moderation.unchanged' : 'moderation.owner_unreachable'
}

/** In the history of each ad, so that the next moderator reads what its owner was told. */
const recordMessages = (
  tx: Transaction,
  { batch, moderator }: BatchRun,
  { text, messaged }: { text: string; messaged: readonly { id: string; userId: string }[] },
): Promise<void> =>
  insertAuditRows(
    tx,
    messaged.map(({ id, userId }) => ({
      event: 'owner.messaged',
      actorId: moderator.userId,
      adId: id,
      userId,
      reason: text,
      batchId: batch.id,
      sessionId: batch.sessionId,
    })),
  )
