import { randomUUID } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { insertAuditRows } from '../../audit/public.ts'
import type { TellOfSecurity } from '../security-notices.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'
import { lockUserById, type UserRecord, updateUser } from './users.repository.ts'

const BLOCKED: AuditEvent = 'user.blocked'
const UNBLOCKED: AuditEvent = 'user.unblocked'

interface BlockChange {
  userId: string
  /** At a block the person reads it; at an unblock only the history has it. */
  reason: string
}

export type AccountBlocks = ReturnType<typeof createAccountBlocks>

/** Blocks of accounts and their end, in the caller's transaction (decision 138). */
export function createAccountBlocks({ tellOfSecurity }: { tellOfSecurity: TellOfSecurity }) {
  const lock = async (tx: Transaction, userId: string): Promise<UserRecord> => {
    const user = await lockUserById(tx, userId)
    if (!user || user.deletedAt) throw new AppError('user.not_found')
    if (user.mergedIntoId) throw new AppError('user.merged')
    return user
  }

  return {
    /**
     * Ends every session and refuses the next ones.
     *
     * @returns the user and the batch under which the ads are taken off
     * @throws AppError `user.not_found`, `user.blocked`, `user.staff`
     */
    async block(
      tx: Transaction,
      { userId, reason }: BlockChange,
      { visitor, trace }: RequestContext,
    ): Promise<{ user: UserRecord; blockId: string }> {
      const user = await lock(tx, userId)
      if (user.blockedAt) throw new AppError('user.blocked')
      if (user.role !== 'user') throw new AppError('user.staff')
      const blockId = randomUUID()
      const change = { blockedAt: new Date(), blockId, blockReason: reason }
      await updateUser(tx, userId, change)
      await deleteSessionsOf(tx, userId)
      const facts = { actorId: visitor.userId, userId, reason, batchId: blockId, ...trace }
      await insertAuditRows(tx, [{ ...facts, event: BLOCKED }])
      await tellOfSecurity(tx, user, { type: 'accountBlocked', facts: { reason } })
      return { user: { ...user, ...change }, blockId }
    },

    /**
     * @returns the user and the batch of the block that ends
     * @throws AppError `user.not_found`, `user.not_blocked`
     */
    async unblock(
      tx: Transaction,
      { userId, reason }: BlockChange,
      { visitor, trace }: RequestContext,
    ): Promise<{ user: UserRecord; blockId: string }> {
      const user = await lock(tx, userId)
      const { blockId } = user
      if (!blockId) throw new AppError('user.not_blocked')
      const change = { blockedAt: null, blockId: null, blockReason: null }
      await updateUser(tx, userId, change)
      const facts = { actorId: visitor.userId, userId, reason, batchId: blockId, ...trace }
      await insertAuditRows(tx, [{ ...facts, event: UNBLOCKED }])
      await tellOfSecurity(tx, user, { type: 'accountUnblocked', facts: {} })
      return { user: { ...user, ...change }, blockId }
    },
  }
}
