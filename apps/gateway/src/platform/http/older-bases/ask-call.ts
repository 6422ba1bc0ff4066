import { AppError } from '@trassa/contracts/app-error'
import {
  type AnsweredCall,
  baseOf,
  type CallAnswer,
  type CallArguments,
  isIdempotent,
} from '@trassa/contracts/call'
import { hasRole } from '@trassa/contracts/enumerations/users'
import { ENVELOPES } from '@trassa/contracts/envelopes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CallCost, costOf } from '../../rate-limit/call-limits.ts'
import { parsePart } from '../requests/parse-request.ts'
import type { Trace } from '../trace.ts'
import type { Visitor } from '../visitor.ts'

/** A call of an older base. */
export type OlderCall = AnsweredCall & Required<Pick<AnsweredCall, 'becomes'>>

/** For whom a call is asked: the request of another base that it belongs to. */
export interface AskingRequest {
  visitor: Visitor | null
  trace: Trace
  request: FastifyRequest
  reply: FastifyReply
  /** Passed on to the call where it takes one. */
  idempotencyKey?: string | undefined
}

/** A part that the call does not declare may be left out. */
type Given<C extends AnsweredCall> = {
  [Part in 'params' | 'query' | 'body']?: CallArguments<C, 'input'>[Part]
}

/**
 * Asks a declared call of this process and answers what stands in its envelope.
 *
 * @throws AppError as the call itself refuses: `request.invalid`, `session.forbidden`, the codes of its declaration
 */
export type AskCall = <C extends AnsweredCall>(call: C, given?: Given<C>) => Promise<CallAnswer<C>>

/**
 * Makes what the handler of an older call asks the gateway with. It asks only the calls that the older one becomes. Each is
 * checked against its own declaration – access, parameters, body – and carried out for the session, the log session and
 * the idempotency key of the request.
 */
export function callsFor(app: FastifyInstance, older: OlderCall, asking: AskingRequest): AskCall {
  const { id: askingId, becomes } = older
  const countReading = readingsOf(app, older, asking)
  return async (call, given = {}) => {
    if (!becomes.some(({ id }) => id === call.id)) {
      throw new Error(`${askingId} does not declare that it becomes ${call.id}`)
    }
    requireAccess(call, asking.visitor)
    const asked = {
      params: parsePart('params', call.params, given.params ?? {}),
      query: parsePart('query', call.query, given.query ?? {}),
      body: parsePart('body', call.body, given.body),
    }
    countReading(call, asked.query)
    const kept = app.keptAnswers.get(call.id)
    if (kept) {
      const { body } = await kept.make(asked)
      return ENVELOPES[baseOf(call)].unwrap(JSON.parse(body.toString())) as CallAnswer<typeof call>
    }
    const handler = app.callHandlers.get(call.id)
    if (!handler) throw new Error(`${call.id} is not answered by this process`)
    const { idempotencyKey, ...request } = asking
    const key = isIdempotent(call) ? { idempotencyKey } : {}
    return (await handler({ ...request, ...key, ...asked })) as CallAnswer<typeof call>
  }
}

/**
 * Counts what an older GET reads: one older list may be many pages of the gateway's. The request was counted as the first of
 * them before its session was read.
 */
function readingsOf(app: FastifyInstance, older: OlderCall, { request }: AskingRequest) {
  if (older.method !== 'GET') return () => undefined
  let counted: CallCost | null = costOf(older, request.query)
  return (call: AnsweredCall, query: unknown): void => {
    if (costOf(call, query) === counted) counted = null
    else app.callLimits.ofNetwork(call, { ip: request.ip, query })
  }
}

/** The session was checked for the older call; a call that needs more than that one does is refused all the same. */
function requireAccess({ access }: AnsweredCall, visitor: Visitor | null): void {
  if (access === 'public') return
  if (!visitor) throw new AppError('session.missing')
  if (!hasRole(visitor.role, access)) throw new AppError('session.forbidden')
}
