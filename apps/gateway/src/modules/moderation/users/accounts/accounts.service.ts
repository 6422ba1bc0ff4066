import type { CallArguments } from '@trassa/contracts/call'
import type { setUserRole } from '@trassa/contracts/calls/moderator/accounts'
import type { StaffProfile } from '@trassa/contracts/entities/moderator/moderation'
import type { Database } from '../../../../platform/database/connect.ts'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import type { Enqueue } from '../../../../platform/jobs/job-queue.ts'
import { type AccountBlocks, changeRole, endSessionsOf } from '../../../identity/public.ts'
import { toStaffProfile } from '../staff-profile.ts'
import { FOLLOW_BLOCK } from './blocked-ads.job.ts'

export type AccountsService = ReturnType<typeof createAccountsService>

/** What staff change about accounts of others: blocks (decision 138), sessions and roles (domain §2). */
export function createAccountsService(dependencies: {
  db: Database
  blocks: AccountBlocks
  enqueue: Enqueue
}) {
  const { db, blocks, enqueue } = dependencies
  return {
    block: (userId: string, reason: string, asked: RequestContext): Promise<StaffProfile> =>
      db.transaction(async (tx) => {
        const { user, blockId } = await blocks.block(tx, { userId, reason }, asked)
        await enqueue(tx, FOLLOW_BLOCK, { userId, blockId, sessionId: asked.trace.sessionId })
        return toStaffProfile(user)
      }),

    unblock: (userId: string, reason: string, asked: RequestContext): Promise<StaffProfile> =>
      db.transaction(async (tx) => {
        const { user, blockId } = await blocks.unblock(tx, { userId, reason }, asked)
        await enqueue(tx, FOLLOW_BLOCK, { userId, blockId, sessionId: asked.trace.sessionId })
        return toStaffProfile(user)
      }),

    endSessions: async (
      userId: string,
      reason: string,
      asked: RequestContext,
    ): Promise<StaffProfile> => toStaffProfile(await endSessionsOf(db, { userId, reason }, asked)),

    setRole: async (
      userId: string,
      body: CallArguments<typeof setUserRole, 'output'>['body'],
      asked: RequestContext,
    ): Promise<StaffProfile> => toStaffProfile(await changeRole(db, { userId, ...body }, asked)),
  }
}
