import { AppError } from '@trassa/contracts/app-error'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import type { Enqueue } from '../../../platform/jobs/job-queue.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { deleteTelegramChat, type Outbox, withdrawMessagesTo } from '../../messaging/public.ts'
import { takeFlow } from '../auth/auth-flows.repository.ts'
import { createCodeConfirmation } from '../auth/confirm-code.ts'
import { type Origin, requesterOf } from '../auth/requester.ts'
import { createCodeSending } from '../auth/send-code.ts'
import { CODE_LIMITS } from '../auth/sms-code.ts'
import { deletePendingEmail } from '../email/pending-emails.repository.ts'
import { readMergedInto } from '../merging/merged-accounts.repository.ts'
import type { TellOfSecurity } from '../security-notices.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'
import { lockUserById, type UserRecord, updateUser } from '../users/users.repository.ts'
import { ERASE_ACCOUNT } from './erase-account.job.ts'

/** What is left in the row of a user who is gone: numbers that begin with +70 do not exist, so the phone is free. */
const blankUser = ({ id }: UserRecord): Partial<UserRecord> => ({
  phone: `+70${id.slice(-9).padStart(9, '0')}`,
  username: 'Пользователь удалён',
  slug: `deleted-${id}`,
  avatar: null,
  telegramId: null,
  telegramUsername: null,
  email: null,
  companyName: null,
  inn: null,
  about: '',
  deletedAt: new Date(),
})

/** The deletion of an account, confirmed by a code on its number (decision 065). */
export function createAccountDeletion(dependencies: {
  db: Database
  outbox: Outbox
  enqueue: Enqueue
  codeSecret: string
  tellOfSecurity: TellOfSecurity
}) {
  const { db, enqueue, codeSecret, tellOfSecurity } = dependencies
  const sendCode = createCodeSending(dependencies)
  const confirmCode = createCodeConfirmation(dependencies)

  const checkDeletable = ({ grantedRole }: Visitor): void => {
    // Decisions and look-ups of the staff must stay attributable.
    if (grantedRole !== 'user') throw new AppError('account.staff')
  }

  return {
    async init({ visitor }: RequestContext, origin: Origin) {
      checkDeletable(visitor)
      const { userId } = visitor
      const user = await db.transaction((tx) => lockUserById(tx, userId))
      if (!user) throw new AppError('session.missing')
      const requester = requesterOf(codeSecret, user.phone, origin)
      return sendCode({ purpose: 'deletion', phone: user.phone, userId, requester })
    },

    /** At once for all other users: the person's data, sessions; the job does the rest, however often it dies. */
    async finish(
      { visitor, trace }: RequestContext,
      { flowId, code }: { flowId: string; code: string },
    ): Promise<void> {
      checkDeletable(visitor)
      const { userId } = visitor
      await confirmCode({ flowId, code, purposes: ['deletion'], userId })
      await db.transaction(async (tx) => {
        const wanted = {
          flowId,
          purpose: 'deletion',
          withinSeconds: CODE_LIMITS.finishWithin,
        } as const
        const flow = await takeFlow(tx, wanted)
        const user = await lockUserById(tx, userId)
        if (!flow || user?.phone !== flow.phone) throw new AppError('auth.flow_unknown')
        for (const account of [user, ...(await readMergedInto(tx, userId))]) {
          await blank(tx, account)
          await enqueue(tx, ERASE_ACCOUNT, { userId: account.id, avatar: account.avatar })
        }
        await insertAuditRows(tx, [{ actorId: userId, userId, event: 'user.deleted', ...trace }])
        await tellOfSecurity(tx, user, { type: 'accountDeleted', facts: {} })
        // After the notice, which does not go to a chat that was stopped.
        if (user.telegramId !== null) await deleteTelegramChat(tx, user.telegramId)
      })
    },
  }
}

async function blank(tx: Transaction, user: UserRecord): Promise<void> {
  await updateUser(tx, user.id, blankUser(user))
  await deleteSessionsOf(tx, user.id)
  await deletePendingEmail(tx, user.id)
  if (user.telegramId !== null) await withdrawMessagesTo(tx, 'telegram', user.telegramId)
}
