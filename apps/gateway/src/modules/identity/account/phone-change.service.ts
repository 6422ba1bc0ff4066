import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import type { PhoneSide, phoneChangeFinish } from '@trassa/contracts/calls/account'
import type { Profile } from '@trassa/contracts/entities/user'
import { formatPhone } from '@trassa/contracts/phone'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { insertAuditRows } from '../../audit/public.ts'
import type { Outbox } from '../../messaging/public.ts'
import { hasFlow, takeFlow } from '../auth/auth-flows.repository.ts'
import type { FlowPurpose } from '../auth/auth-flows.table.ts'
import { createCodeConfirmation } from '../auth/confirm-code.ts'
import { type Origin, requesterOf } from '../auth/requester.ts'
import { createCodeSending } from '../auth/send-code.ts'
import { CODE_LIMITS } from '../auth/sms-code.ts'
import type { TellOfSecurity } from '../security-notices.ts'
import { deleteOtherSessions } from '../sessions/sessions.repository.ts'
import { toProfile } from '../users/profile.ts'
import {
  findUserById,
  findUserByPhone,
  type UserRecord,
  updateUser,
} from '../users/users.repository.ts'

type Confirmations = CallArguments<typeof phoneChangeFinish, 'output'>['body']

/** New numbers that one account asks for in a day. */
const CHANGES_IN_DAY = 10

const PURPOSES = { present: 'phone', next: 'newPhone' } as const satisfies Record<
  PhoneSide,
  FlowPurpose
>

const atCode = (side: PhoneSide, { code, message }: AppError): AppError =>
  new AppError(code, {
    issues: [{ loc: ['body', side, 'code'], msg: message, type: 'value_error' }],
  })

/** The change of a phone, by a code on the present and one on the new number (decision 064). */
export function createPhoneChange(dependencies: {
  db: Database
  outbox: Outbox
  codeSecret: string
  tellOfSecurity: TellOfSecurity
}) {
  const { db, codeSecret, tellOfSecurity } = dependencies
  const sendCode = createCodeSending(dependencies)
  const confirmCode = createCodeConfirmation(dependencies)

  const takePhone = (tx: Transaction, userId: string, phone: string) =>
    updateUser(tx, userId, { phone }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('auth.phone_known') : error
    })

  async function checkNext(userId: string, phone: string): Promise<UserRecord> {
    const user = await findUserById(db, userId)
    if (!user) throw new AppError('session.missing')
    if (user.phone === phone) throw new AppError('auth.phone_same')
    return user
  }

  /** @param next the number that the account is to have. */
  function send(side: PhoneSide, user: UserRecord, next: string, origin: Origin) {
    const { id: userId } = user
    const phone = side === 'present' ? user.phone : next
    const requester = requesterOf(codeSecret, phone, origin)
    return sendCode({ purpose: PURPOSES[side], phone, userId, requester })
  }

  /** @throws AppError of the code, whose issue names which of the two it is. */
  const confirm = (side: PhoneSide, guess: Confirmations[PhoneSide], userId: string) =>
    confirmCode({ ...guess, purposes: [PURPOSES[side]], userId }).catch((error: unknown) => {
      throw error instanceof AppError ? atCode(side, error) : error
    })

  return {
    async init({ visitor: { userId } }: RequestContext, phone: string, origin: Origin) {
      const user = await checkNext(userId, phone)
      await limitRate(db, {
        key: `phone-change:${userId}`,
        hits: CHANGES_IN_DAY,
        seconds: 24 * 60 * 60,
        code: 'auth.code_too_many',
      })
      if (await findUserByPhone(db, phone)) throw new AppError('auth.phone_known')
      return {
        present: await send('present', user, phone, origin),
        next: await send('next', user, phone, origin),
      }
    },

    /** Another code for one number, under the limits of codes; only the new one can have been taken meanwhile. */
    async resend(
      { visitor: { userId } }: RequestContext,
      { phone, side }: { phone: string; side: PhoneSide },
      origin: Origin,
    ) {
      const user = await checkNext(userId, phone)
      if (!(await hasFlow(db, { userId, phone, purpose: PURPOSES.next }))) {
        throw new AppError('auth.flow_unknown')
      }
      if (await findUserByPhone(db, phone)) throw new AppError('auth.phone_known')
      return send(side, user, phone, origin)
    },

    /** All changes are one transaction: the number, the end of the other sessions, the history, the message. */
    async finish(
      { visitor, trace }: RequestContext,
      { present, next }: Confirmations,
    ): Promise<Profile> {
      const { userId } = visitor
      await confirm('present', present, userId)
      await confirm('next', next, userId)
      return db.transaction(async (tx) => {
        const take = (side: PhoneSide, flowId: string) =>
          takeFlow(tx, { flowId, purpose: PURPOSES[side], withinSeconds: CODE_LIMITS.finishWithin })
        const from = await take('present', present.flowId)
        const to = await take('next', next.flowId)
        const before = await findUserById(tx, userId)
        // The account's number may have changed since the code was sent to it.
        if (!from || !to || before?.phone !== from.phone) throw new AppError('auth.flow_unknown')
        const user = await takePhone(tx, userId, to.phone)
        if (!user) throw new AppError('session.missing')
        const revoked = await deleteOtherSessions(tx, visitor)
        await insertAuditRows(tx, [
          { actorId: userId, userId, event: 'user.phoneChanged', after: { revoked }, ...trace },
        ])
        const shown = `${formatPhone(to.phone).slice(0, -8)}***`
        await tellOfSecurity(tx, before, { type: 'phoneChanged', facts: { to: shown } })
        return toProfile({ ...user, role: visitor.role })
      })
    },
  }
}
