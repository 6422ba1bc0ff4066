import type { CallArguments } from '@trassa/contracts/call'
import type { setUserRole } from '@trassa/contracts/calls/moderator-accounts'
import type { StaffProfile } from '@trassa/contracts/entities/moderation'
import type { Database } from '../../../../platform/database/connect.ts'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import type { Enqueue } from '../../../../platform/jobs/job-queue.ts'
import { type AccountBlocks, changeRole } from '../../../identity/public.ts'
import { toStaffProfile } from '../staff-profile.ts'
import { RETURN_ADS, TAKE_ADS_OFF } from './blocked-ads.jobs.ts'

export type AccountsService = ReturnType<typeof createAccountsService>

/** What staff change about accounts of others: blocks (decision 138) and roles (domain §2). */
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
        const { visitor, trace } = asked
        const actorId = visitor.userId
        const job = { userId, blockId, actorId, reason, sessionId: trace.sessionId }
        await enqueue(tx, TAKE_ADS_OFF, job)
        return toStaffProfile(user)
      }),

    unblock: (userId: string, reason: string, asked: RequestContext): Promise<StaffProfile> =>
      db.transaction(async (tx) => {
        const { user, blockId } = await blocks.unblock(tx, { userId, reason }, asked)
        const { visitor, trace } = asked
        const actorId = visitor.userId
        const job = { userId, blockId, actorId, reason, sessionId: trace.sessionId }
        await enqueue(tx, RETURN_ADS, job)
        return toStaffProfile(user)
      }),

    setRole: async (
      userId: string,
      body: CallArguments<typeof setUserRole, 'output'>['body'],
      asked: RequestContext,
    ): Promise<StaffProfile> => toStaffProfile(await changeRole(db, { userId, ...body }, asked)),
  }
}
