import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer } from '@trassa/contracts/call'
import type { readEmail } from '@trassa/contracts/calls/account-email'
import type { Database, Executor, Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Trace } from '../../../platform/http/trace.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { networkOf } from '../../../platform/net/network-of.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { hashToken, newToken } from '../../../platform/secrets/link-token.ts'
import { insertAuditRows } from '../../audit/public.ts'
import type { Outbox } from '../../messaging/public.ts'
import {
  findUserById,
  lockUserById,
  type UserRecord,
  updateUser,
} from '../users/users.repository.ts'
import { EMAIL_LINK_HOURS, sendEmailLink } from './email-letter.ts'
import { limitEmailLinks } from './email-limits.ts'
import {
  deletePendingEmail,
  findByToken,
  findPendingEmail,
  markConfirmed,
  replacePendingEmail,
} from './pending-emails.repository.ts'

type EmailState = CallAnswer<typeof readEmail>

const HOUR = 3600
/** Several people may share a network; guessing tokens needs far more attempts. */
const TRIES_BY_NETWORK = 60

const present = (user: UserRecord | undefined): UserRecord => {
  if (!user || user.deletedAt !== null) throw new AppError('session.missing')
  return user
}

/**
 * The e-mail address of an account, confirmed by a link (decision 115).
 *
 * @param isOn whether letters can leave at all (`EmailSettings`).
 */
export function createEmailService(dependencies: {
  db: Database
  outbox: Outbox
  publicUrl: string
  isOn: boolean
}) {
  const { db, outbox, publicUrl, isOn } = dependencies

  async function stateOf(executor: Executor, { id, email }: UserRecord): Promise<EmailState> {
    const pending = await findPendingEmail(executor, id)
    const waits = pending !== undefined && pending.confirmedAt === null
    return {
      email,
      pending: waits
        ? {
            email: pending.email,
            expiresAt: pending.expiresAt.toISOString(),
            undelivered: pending.undelivered,
          }
        : null,
      available: isOn,
    }
  }

  /** One change of the user's row, recorded where the confirmed address changes. */
  async function change(
    tx: Transaction,
    user: UserRecord,
    email: string | null,
    trace: Trace,
  ): Promise<UserRecord> {
    if (user.email === email) return user
    const { id: userId } = user
    // The address itself stays out of the history, which outlives it.
    await insertAuditRows(tx, [{ actorId: userId, userId, event: 'user.emailChanged', ...trace }])
    return present(await updateUser(tx, userId, { email }))
  }

  return {
    read: async ({ userId }: Visitor) => stateOf(db, present(await findUserById(db, userId))),

    /** @throws AppError `email.unavailable`, `email.too_soon`, `email.too_many` */
    set({ userId }: Visitor, email: string, address: string): Promise<EmailState> {
      if (!isOn) throw new AppError('email.unavailable')
      return db.transaction(async (tx) => {
        const user = present(await lockUserById(tx, userId))
        if (user.email === email) {
          await deletePendingEmail(tx, userId)
          return stateOf(tx, user)
        }
        await limitEmailLinks(tx, { userId, email, address })
        const token = newToken()
        const tokenHash = hashToken(token)
        const expiresAt = new Date(Date.now() + EMAIL_LINK_HOURS * HOUR * 1000)
        await replacePendingEmail(tx, { userId, email, tokenHash, expiresAt })
        const url = `${publicUrl}/confirmEmail?token=${token}`
        await sendEmailLink(tx, outbox, { userId, email, tokenHash, url })
        return stateOf(tx, user)
      })
    },

    remove: ({ visitor: { userId }, trace }: RequestContext): Promise<EmailState> =>
      db.transaction(async (tx) => {
        const user = present(await lockUserById(tx, userId))
        await deletePendingEmail(tx, userId)
        return stateOf(tx, await change(tx, user, null, trace))
      }),

    cancel: ({ userId }: Visitor): Promise<EmailState> =>
      db.transaction(async (tx) => {
        const user = present(await lockUserById(tx, userId))
        const pending = await findPendingEmail(tx, userId)
        if (pending?.confirmedAt === null) await deletePendingEmail(tx, userId)
        return stateOf(tx, user)
      }),

    /**
     * By the holder of the link, who needs no session. A repeat answers the same as long as the address stands.
     *
     * @throws AppError `confirmation.unknown`, `confirmation.expired`, `request.too_many`
     */
    async confirm(token: string, { address, trace }: { address: string; trace: Trace }) {
      const key = `email-confirm:${networkOf(address)}`
      await limitRate(db, { key, hits: TRIES_BY_NETWORK, seconds: HOUR })
      const tokenHash = hashToken(token)
      const known = await findByToken(db, tokenHash)
      if (!known) throw new AppError('confirmation.unknown')
      return db.transaction(async (tx) => {
        const user = await lockUserById(tx, known.userId)
        // Read again behind the lock: the address may have been replaced or given up meanwhile.
        const pending = await findByToken(tx, tokenHash)
        if (!user || !pending) throw new AppError('confirmation.unknown')
        const { email, confirmedAt, expiresAt } = pending
        if (confirmedAt === null) {
          if (expiresAt <= new Date()) throw new AppError('confirmation.expired')
          await change(tx, user, email, trace)
          await markConfirmed(tx, user.id)
        }
        return { email }
      })
    },
  }
}
