import { AppError } from '@trassa/contracts/app-error'
import { maskPhone } from '@trassa/contracts/phone'
import { TransactionRollbackError } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Enqueue } from '../../../platform/jobs/job-queue.ts'
import type { AccountPart } from '../account/account-part.ts'
import { deletePendingEmail } from '../email/pending-emails.repository.ts'
import type { TellOfSecurity } from '../security-notices.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'
import { type UserRecord, updateUser } from '../users/users.repository.ts'
import type { MergedCounts, MergePair } from './account-merge.ts'
import { accountHindrances } from './check-merge.ts'
import { FOLLOW_MERGE, STRAGGLERS_AFTER_SECONDS } from './follow-merge.job.ts'
import { recordMerge } from './merge-history.ts'
import { lockPair, passOnMerged } from './merged-accounts.repository.ts'
import { lockParts, moveParts } from './move-parts.ts'

export type AccountMerging = ReturnType<typeof createAccountMerging>

interface Accounts {
  staying: UserRecord
  closed: UserRecord
}

/** Merges of two accounts of one person (decision 156). */
export function createAccountMerging(dependencies: {
  db: Database
  parts: readonly AccountPart[]
  enqueue: Enqueue
  tellOfSecurity: TellOfSecurity
}) {
  const { db, parts, enqueue, tellOfSecurity } = dependencies

  /** Locks rows of the parts, then both accounts, and says what prevents the merge. */
  async function open(tx: Transaction, pair: MergePair) {
    await lockParts(tx, parts, pair.closedId)
    const accounts = await lockPair(tx, pair)
    const hindrances = accountHindrances(accounts)
    for (const { merge } of parts) {
      hindrances.push(...((await merge?.hindrances?.(tx, pair)) ?? []))
    }
    return { ...accounts, hindrances }
  }

  /** The closed account keeps its phone, so that its holder is told at the login where everything is. */
  async function close(tx: Transaction, { staying, closed }: Accounts): Promise<void> {
    const change = { mergedIntoId: staying.id, mergedAt: new Date(), telegramId: null }
    await updateUser(tx, closed.id, change)
    await passOnMerged(tx, { closedId: closed.id, stayingId: staying.id })
    await deleteSessionsOf(tx, closed.id)
    await deletePendingEmail(tx, closed.id)
  }

  async function tell(tx: Transaction, { staying, closed }: Accounts): Promise<void> {
    const facts = { staying: maskPhone(staying.phone), closed: maskPhone(closed.phone) }
    await tellOfSecurity(tx, closed, { type: 'accountClosedByMerge', facts })
    await tellOfSecurity(tx, staying, { type: 'accountMerged', facts })
  }

  return {
    /** Carries the merge out and takes it back, so that it tells what would happen and nothing else. */
    async preview(pair: MergePair, { visitor, trace }: RequestContext) {
      let found: Awaited<ReturnType<typeof open>> | undefined
      let moved: MergedCounts = {}
      await db
        .transaction(async (tx) => {
          found = await open(tx, pair)
          if (found.hindrances.length === 0) {
            moved = await moveParts(tx, parts, pair, { actorId: visitor.userId, ...trace })
          }
          tx.rollback()
        })
        .catch((error: unknown) => {
          if (!(error instanceof TransactionRollbackError)) throw error
        })
      if (!found) throw new Error('A merge was rolled back before it was read')
      return { ...found, moved }
    },

    /**
     * @param check throws where the caller does not allow the merge of these locked accounts
     * @throws AppError `user.not_found`, `user.merged`, `user.not_mergeable`
     */
    merge: (
      pair: MergePair,
      reason: string,
      { visitor, trace }: RequestContext,
      check: (tx: Transaction) => Promise<void>,
    ): Promise<UserRecord> =>
      db.transaction(async (tx) => {
        const { hindrances, ...accounts } = await open(tx, pair)
        if (hindrances.length > 0) throw new AppError('user.not_mergeable')
        await check(tx)
        const facts = { actorId: visitor.userId, reason, ...trace }
        const moved = await moveParts(tx, parts, pair, facts)
        await close(tx, accounts)
        await recordMerge(tx, pair, facts, moved)
        await tell(tx, accounts)
        const { closedId } = pair
        await enqueue(
          tx,
          FOLLOW_MERGE,
          { closedId },
          { startAfterSeconds: STRAGGLERS_AFTER_SECONDS },
        )
        return accounts.staying
      }),
  }
}
