import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer } from '@trassa/contracts/call'
import type { previewMerge } from '@trassa/contracts/calls/moderator/account-merges'
import type { StaffProfile } from '@trassa/contracts/entities/moderator/moderation'
import type { MergedPart } from '@trassa/contracts/enumerations/account-merge'
import type { Database, Executor } from '../../../../platform/database/connect.ts'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import { limitRate } from '../../../../platform/rate-limit/rate-limit.ts'
import { type AccountMerging, findUserById, type MergePair } from '../../../identity/public.ts'
import { readDuplicates } from '../duplicates/duplicates.repository.ts'
import { logOpening } from '../look-up.ts'
import { toStaffProfile } from '../staff-profile.ts'

/** A preview locks both accounts and writes all that they have before it is rolled back. */
const PREVIEWS_PER_MINUTE = 20

export type MergingService = ReturnType<typeof createMergingService>

/** Merges that a senior moderator decides on, of accounts that a card proposes (domain §9, decision 156). */
export function createMergingService({ db, merging }: { db: Database; merging: AccountMerging }) {
  /** A wrong number in a request must not merge two strangers. */
  const isProposed = async (executor: Executor, { closedId, stayingId }: MergePair) =>
    (await readDuplicates(executor, stayingId)).some(({ user }) => user.id === closedId)

  return {
    /** @throws AppError `user.not_found`, `user.merged`, `request.too_many` */
    preview: async (
      pair: MergePair,
      asked: RequestContext,
    ): Promise<CallAnswer<typeof previewMerge>> => {
      const key = `merge-preview:${asked.visitor.userId}`
      await limitRate(db, { key, hits: PREVIEWS_PER_MINUTE, seconds: 60 })
      for (const id of [pair.stayingId, pair.closedId]) {
        const what = { kind: { place: 'card' }, details: { part: 'merge' } } as const
        await logOpening(db, await findUserById(db, id), asked, what)
      }
      const { staying, closed, hindrances, moved } = await merging.preview(pair, asked)
      const isKnown = await isProposed(db, pair)
      return {
        staying: toStaffProfile(staying),
        closed: toStaffProfile(closed),
        hindrances: isKnown ? hindrances : ['notProposed', ...hindrances],
        moves: Object.entries(moved).map(([part, count]) => ({ part: part as MergedPart, count })),
      }
    },

    /** @throws AppError `user.not_found`, `user.merged`, `user.not_mergeable` */
    merge: async (pair: MergePair, reason: string, asked: RequestContext): Promise<StaffProfile> =>
      toStaffProfile(
        await merging.merge(pair, reason, asked, async (tx) => {
          if (!(await isProposed(tx, pair))) throw new AppError('user.not_mergeable')
        }),
      ),
  }
}
