import { AppError } from '@trassa/contracts/app-error'
import type { ErrorCode } from '@trassa/contracts/errors'
import type { Database, Executor, Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { createTextSeal } from '../../../platform/secrets/seal-text.ts'
import { insertAuditRows } from '../../audit/public.ts'
import type { TellOfSecurity } from '../security-notices.ts'
import type { SessionCookie, SessionsService } from '../sessions/sessions.service.ts'
import { findUserById } from '../users/users.repository.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'
import {
  confirmSecret,
  countRecoveryCodes,
  findSecondFactor,
  insertSecret,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factors.repository.ts'
import { newSecret, secretUri, stepOf } from './totp.ts'

/** Tries of one session and of one person; a person is reached only by sessions of their own. */
const TRIES = {
  session: { hits: 5, seconds: 5 * 60 },
  user: { hits: 15, seconds: 60 * 60 },
} as const

type SecondFactorEvent = 'enrolled' | 'verified' | 'recovered' | 'recoveryCodesRenewed' | 'failed'

interface Attempt {
  /** Takes the code for good; `false` where it is wrong or was used. */
  take: (tx: Transaction) => Promise<boolean>
  event: SecondFactorEvent
  wrong: ErrorCode
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>

/** The second factor of staff: codes of an authenticator app, and recovery codes (domain §2). */
export function createSecondFactorService(dependencies: {
  db: Database
  sessions: SessionsService
  tellOfSecurity: TellOfSecurity
  codeSecret: string
}) {
  const { db, sessions, tellOfSecurity, codeSecret } = dependencies
  const secrets = createTextSeal(codeSecret, 'second factors')

  const audit = (
    executor: Executor,
    { visitor, trace }: RequestContext,
    event: SecondFactorEvent,
  ) =>
    insertAuditRows(executor, [
      {
        actorId: visitor.userId,
        userId: visitor.userId,
        event: `secondFactor.${event}`,
        ...trace,
      },
    ])

  async function limitTries({ userId, sessionId }: Visitor) {
    await limitRate(db, { key: `second-factor:session:${sessionId}`, ...TRIES.session })
    await limitRate(db, { key: `second-factor:user:${userId}`, ...TRIES.user })
  }

  /** The code is used up exactly if what it is for is done. */
  async function attempt<Result>(
    asked: RequestContext,
    { take, event, wrong }: Attempt,
    perform: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const done = await db.transaction(async (tx) => {
      if (!(await take(tx))) return null
      await audit(tx, asked, event)
      return { result: await perform(tx) }
    })
    if (done) return done.result
    await audit(db, asked, 'failed')
    throw new AppError(wrong)
  }

  async function enrolledFactor({ userId, grantedRole }: Visitor) {
    requireStaff(grantedRole)
    const factor = await findSecondFactor(db, userId)
    if (!factor?.confirmedAt) throw new AppError('second_factor.not_enrolled')
    return factor
  }

  const secretOf = ({ userId, sealedSecret }: { userId: string; sealedSecret: Buffer }) => {
    try {
      return secrets.open(userId, sealedSecret)
    } catch (cause) {
      // Sealed with another CODE_SECRET.
      throw new AppError('second_factor.unreadable', { cause })
    }
  }

  async function byApp(visitor: Visitor, code: string, event: SecondFactorEvent): Promise<Attempt> {
    const factor = await enrolledFactor(visitor)
    await limitTries(visitor)
    const step = await stepOf(secretOf(factor), code)
    return {
      take: async (tx) => step !== null && takeStep(tx, visitor.userId, step),
      event,
      wrong: 'second_factor.code_wrong',
    }
  }

  async function issueRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes()
    const hashes = codes.map((code) => hashRecoveryCode(codeSecret, userId, code))
    await replaceRecoveryCodes(tx, userId, hashes)
    return codes
  }

  async function tell(
    tx: Transaction,
    userId: string,
    type: 'secondFactorEnrolled' | 'secondFactorRecovered',
  ) {
    const user = await findUserById(tx, userId)
    if (user) await tellOfSecurity(tx, user, { type, facts: {} })
  }

  return {
    async read({ userId }: Visitor) {
      const factor = await findSecondFactor(db, userId)
      return {
        enrolled: factor?.confirmedAt != null,
        recoveryCodesLeft: await countRecoveryCodes(db, userId),
      }
    },

    /** @throws AppError `second_factor.not_staff`, `second_factor.enrolled` */
    async enroll({ userId, grantedRole }: Visitor): Promise<{ secret: string; uri: string }> {
      requireStaff(grantedRole)
      const secret = newSecret()
      if (!(await insertSecret(db, userId, secrets.seal(userId, secret)))) {
        throw new AppError('second_factor.enrolled')
      }
      const user = await findUserById(db, userId)
      return { secret, uri: secretUri(secret, user?.phone ?? '') }
    },

    /** @throws AppError `second_factor.*`, `request.too_many` */
    async confirm(asked: RequestContext, code: string) {
      const { visitor } = asked
      const { userId } = visitor
      requireStaff(visitor.grantedRole)
      const factor = await findSecondFactor(db, userId)
      if (!factor) throw new AppError('second_factor.not_enrolled')
      if (factor.confirmedAt) throw new AppError('second_factor.enrolled')
      await limitTries(visitor)
      const step = await stepOf(secretOf(factor), code)
      const take = async (tx: Transaction) =>
        step !== null && confirmSecret(tx, { userId, sealedSecret: factor.sealedSecret, step })
      return attempt(
        asked,
        { take, event: 'enrolled', wrong: 'second_factor.code_wrong' },
        async (tx) => {
          await tell(tx, userId, 'secondFactorEnrolled')
          return {
            recoveryCodes: await issueRecoveryCodes(tx, userId),
            session: await sessions.elevate(tx, visitor),
          }
        },
      )
    },

    /** @throws AppError `second_factor.*`, `request.too_many` */
    async verify(asked: RequestContext, code: string): Promise<SessionCookie> {
      return attempt(asked, await byApp(asked.visitor, code, 'verified'), (tx) =>
        sessions.elevate(tx, asked.visitor),
      )
    },

    /** @throws AppError `second_factor.*`, `request.too_many` */
    async recover(asked: RequestContext, recoveryCode: string): Promise<SessionCookie> {
      const { visitor } = asked
      const { userId } = visitor
      await enrolledFactor(visitor)
      await limitTries(visitor)
      const hash = hashRecoveryCode(codeSecret, userId, recoveryCode)
      const take = (tx: Transaction) => takeRecoveryCode(tx, userId, hash)
      const wrong = 'second_factor.recovery_code_wrong'
      return attempt(asked, { take, event: 'recovered', wrong }, async (tx) => {
        await tell(tx, userId, 'secondFactorRecovered')
        return sessions.elevate(tx, visitor)
      })
    },

    /** @throws AppError `second_factor.*`, `request.too_many` */
    async renewRecoveryCodes(asked: RequestContext, code: string): Promise<string[]> {
      return attempt(asked, await byApp(asked.visitor, code, 'recoveryCodesRenewed'), (tx) =>
        issueRecoveryCodes(tx, asked.visitor.userId),
      )
    },
  }
}

function requireStaff(grantedRole: Visitor['grantedRole']): void {
  if (grantedRole === 'user') throw new AppError('second_factor.not_staff')
}
