import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import type { Role } from '@trassa/contracts/enumerations/users'
import type { Database, Executor } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Trace } from '../../../platform/http/trace.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { insertAuditRows } from '../../audit/public.ts'
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionOf,
  elevateSession,
  findSession,
  findValidSessions,
  insertSession,
  listSessionsOf,
  prolongSession,
  type StaffSecondFactor,
} from './sessions.repository.ts'

const HOUR_MS = 60 * 60 * 1000

const newToken = () => randomBytes(32).toString('base64url')
const hash = (token: string) => createHash('sha256').update(token).digest()

/** What the cookie is made of: it lasts as long as the session. */
export interface SessionCookie {
  token: string
  endsAt: Date
}

/** The browser or program that a session is opened for. */
export interface Client {
  userAgent: string
  /** The session that it sent. */
  visitor: Visitor | null
  trace: Trace
}

interface Opening {
  userId: string
  client: Client
  /** How the person was recognised. */
  by: 'login' | 'registration' | 'telegram'
}

export type SessionsService = ReturnType<typeof createSessionsService>

/**
 * Sessions: a random 256-bit token outside, only its hash inside (domain §2).
 *
 * @param rule when a session has staff powers.
 */
export function createSessionsService(db: Database, rule: StaffSecondFactor) {
  const roleOf = (grantedRole: Role, secondFactorAt: Date | null): Role =>
    rule === 'off' || secondFactorAt !== null ? grantedRole : 'user'

  return {
    rule,

    /** What a session that has just been opened may do. */
    roleAtOpening: (grantedRole: Role): Role => roleOf(grantedRole, null),

    /** Opens a session within the caller's transaction, in place of the one that the client had. */
    async open(
      executor: Executor,
      { userId, client: { userAgent, visitor, trace }, by }: Opening,
    ): Promise<SessionCookie> {
      const token = newToken()
      const endsAt = await insertSession(executor, {
        userId,
        tokenHash: hash(token),
        userAgent: userAgent.slice(0, 300),
      })
      if (visitor) await deleteSessionOf(executor, visitor.userId, visitor.sessionId)
      await record(executor, { event: 'session.opened', userId, trace, after: { by } })
      return { token, endsAt }
    },

    /** The visitor with this token; slides the session at most once an hour, so that reading stays one statement. */
    async find(token: string): Promise<{ visitor: Visitor; prolonged: boolean } | null> {
      const found = await findSession(db, hash(token), rule)
      if (!found) return null
      const { lastSeenAt, secondFactorAt, ...rest } = found
      const visitor = { ...rest, role: roleOf(found.grantedRole, secondFactorAt) }
      const prolonged = Date.now() - lastSeenAt.getTime() > HOUR_MS
      if (!prolonged) return { visitor, prolonged }
      const slidTo = await prolongSession(db, visitor.sessionId)
      // The end of staff powers does not slide.
      const sessionEndsAt = visitor.role === 'user' && slidTo ? slidTo : visitor.sessionEndsAt
      return { visitor: { ...visitor, sessionEndsAt }, prolonged }
    },

    /**
     * Gives the visitor's session staff powers within the caller's transaction. Its token changes: one that
     * was known before the second factor must not gain powers.
     *
     * @throws AppError `session.missing` when it was revoked meanwhile
     */
    async elevate(executor: Executor, { sessionId }: Visitor): Promise<SessionCookie> {
      const token = newToken()
      const endsAt = await elevateSession(executor, sessionId, hash(token))
      if (!endsAt) throw new AppError('session.missing')
      return { token, endsAt }
    },

    async close(token: string, trace: Trace): Promise<void> {
      const userId = await deleteSession(db, hash(token))
      if (userId) await record(db, { event: 'session.closed', userId, trace })
    },

    async list({ userId }: Pick<Visitor, 'userId'>) {
      const found = await listSessionsOf(db, userId, rule)
      return found.map(({ grantedRole, secondFactorAt, ...session }) => ({
        ...session,
        staff: roleOf(grantedRole, secondFactorAt) !== 'user',
      }))
    },

    /** What each of these sessions may do now; one that has ended is absent. */
    async rolesOf(ids: string[]): Promise<ReadonlyMap<string, Role>> {
      const valid = await findValidSessions(db, ids, rule)
      return new Map(
        valid.map(({ id, grantedRole, secondFactorAt }) => [
          id,
          roleOf(grantedRole, secondFactorAt),
        ]),
      )
    },

    /** @returns whether there was such a session. */
    async revoke({ visitor: { userId }, trace }: RequestContext, id: string): Promise<boolean> {
      const isRevoked = await deleteSessionOf(db, userId, id)
      if (isRevoked) await record(db, { event: 'session.revoked', userId, trace })
      return isRevoked
    },

    /** Ends all sessions of the visitor but the one of the request. @returns how many. */
    async revokeOthers({ visitor, trace }: RequestContext): Promise<number> {
      const { userId } = visitor
      const revoked = await deleteOtherSessions(db, visitor)
      if (revoked > 0) {
        await record(db, { event: 'session.revoked', userId, trace, after: { revoked } })
      }
      return revoked
    },
  }
}

interface SessionEvent {
  event: 'session.opened' | 'session.closed' | 'session.revoked'
  userId: string
  trace: Trace
  after?: Record<string, unknown>
}

/** A row of the history: the person's own deed. */
const record = (db: Executor, { userId, trace, ...row }: SessionEvent) =>
  insertAuditRows(db, [{ ...row, actorId: userId, userId, ...trace }])
