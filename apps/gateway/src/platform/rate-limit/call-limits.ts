import { AppError } from '@trassa/contracts/app-error'
import type { Call } from '@trassa/contracts/call'
import { withCurrentNames } from '@trassa/contracts/older/older-names'
import type { FastifyRequest } from 'fastify'
import type { Executor } from '../database/connect.ts'
import type { Visitor } from '../http/visitor.ts'
import { networkOf } from '../net/network-of.ts'
import { limitRate } from './rate-limit.ts'
import { createWindowCounter } from './window-counter.ts'

const MINUTE = 60

/** What a call costs, and with it how often it may be asked (docs/decisions/050). */
export type CallCost = 'read' | 'textSearch' | 'write' | 'create'

/**
 * Calls in a minute. `network`: of an address, which may be an office or a mobile operator, and a page is several
 * calls. `person`: of a user; a form saves itself every few seconds. `staff`: of a user of the staff; the console
 * sends at once what waited while it was offline.
 */
export const CALLS_IN_MINUTE: Record<
  CallCost,
  { network: number; person?: number; staff?: number }
> = {
  read: { network: 3000 },
  // Visits many rows in PostgreSQL until the words are in memory (decision 171).
  textSearch: { network: 300 },
  write: { network: 1200, person: 120, staff: 1200 },
  create: { network: 1200, person: 20, staff: 1200 },
}

/** Every call that changes something is a write, so that a new one has its limit without a line here. */
export function costOf(call: Call, query: unknown): CallCost {
  // An older call costs what its successor does: the limits are those of the user, whatever the base.
  const { id } = call.becomes?.[0] ?? call
  if (id === 'ads.create') return 'create'
  if (call.method !== 'GET') return 'write'
  // Counted before the query is read: the text may stand under an older name.
  const asked = call.becomes ? withCurrentNames(query) : query
  const text = (asked as { q?: unknown } | null)?.q
  return text ? 'textSearch' : 'read'
}

export interface CallLimits {
  /** Counts a call of the request's network, before its session is read: whatever the cookie says is counted. */
  ofNetwork: (call: Call, request: Pick<FastifyRequest, 'ip' | 'query'>) => void
  /** Counts a change of the request's user. */
  ofUser: (call: Call, request: FastifyRequest, visitor: Visitor | null) => Promise<void>
}

/**
 * Refuse a call that its network or its user has asked too often. Networks are counted in this process's memory: they
 * are many, and it is this process that the limit protects. Changes of a user are counted in the database, for all
 * processes together. `factor` multiplies every limit; 0 switches them off.
 *
 * @returns functions that throw AppError `request.too_many` with the seconds until the window ends.
 */
export function createCallLimits({ db, factor }: { db: Executor; factor: number }): CallLimits {
  const networks = createWindowCounter(MINUTE * 1000)
  return {
    ofNetwork(call, request) {
      if (factor === 0) return
      const cost = costOf(call, request.query)
      const { hits, secondsLeft } = networks.count(`${cost} ${networkOf(request.ip)}`)
      if (hits > CALLS_IN_MINUTE[cost].network * factor) {
        throw new AppError('request.too_many', { retryAfter: Math.max(1, secondsLeft) })
      }
    },

    async ofUser(call, request, visitor) {
      if (factor === 0) return
      const cost = costOf(call, request.query)
      const { person, staff } = CALLS_IN_MINUTE[cost]
      const limit = visitor && (visitor.role === 'user' ? person : staff)
      if (!limit) return
      const key = `call:${cost}:${visitor.userId}`
      await limitRate(db, { key, hits: limit * factor, seconds: MINUTE })
    },
  }
}
