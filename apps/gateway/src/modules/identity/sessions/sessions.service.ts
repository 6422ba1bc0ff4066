import { createHash, randomBytes } from 'node:crypto'
import type { Database, Executor } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import {
  deleteSession,
  deleteSessionOf,
  findVisitor,
  insertSession,
  listSessionsOf,
  prolongSession,
} from './sessions.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/** domain §2: thirty days, sliding. */
export const SESSION_MS = 30 * DAY_MS

const hash = (token: string) => createHash('sha256').update(token).digest()

export type SessionsService = ReturnType<typeof createSessionsService>

/** Sessions: a random 256-bit token outside, only its hash inside (domain §2). */
export function createSessionsService(db: Database) {
  return {
    /** Opens a session within the caller's transaction and gives the token for the cookie. */
    async open(executor: Executor, userId: string, userAgent: string): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await insertSession(executor, {
        userId,
        tokenHash: hash(token),
        userAgent: userAgent.slice(0, 300),
        expiresAt: new Date(Date.now() + SESSION_MS),
      })
      return token
    },

    /** The visitor with this token; slides the session at most once an hour, so that reading stays one statement. */
    async find(token: string): Promise<{ visitor: Visitor; prolonged: boolean } | null> {
      const found = await findVisitor(db, hash(token))
      if (!found) return null
      const { lastSeenAt, ...visitor } = found
      const prolonged = Date.now() - lastSeenAt.getTime() > HOUR_MS
      if (prolonged) {
        await prolongSession(db, visitor.sessionId, new Date(Date.now() + SESSION_MS))
      }
      return { visitor, prolonged }
    },

    close: (token: string) => deleteSession(db, hash(token)),
    list: (visitor: Visitor) => listSessionsOf(db, visitor.userId),
    revoke: (visitor: Visitor, id: string) => deleteSessionOf(db, visitor.userId, id),
  }
}
