import { AppError } from '@trassa/contracts/app-error'
import {
  baseOf,
  type Call,
  type CallAnswer,
  type CallArguments,
  type ClientCall,
  fillPath,
  type IdempotentCall,
} from '@trassa/contracts/call'
import { ENVELOPES } from '@trassa/contracts/envelopes'
import type { Transport, TransportAnswer } from './transport.ts'

/** Parts that a call does not declare need not be given. */
type DeclaredParts<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K]
}

export type AskArguments<C extends Call> = DeclaredParts<CallArguments<C, 'input'>>

interface CommonOptions {
  signal?: AbortSignal | undefined
  /** Let the request outlive the page that sends it; its body is at most 64 KB then. */
  keepalive?: boolean
}

/** How a call is asked. A key can be given only where the declaration says that the call takes one. */
export type AskOptions<C extends Call> = CommonOptions &
  (C extends { readonly idempotent: true }
    ? {
        /** The same for every try of one change (domain §1). */
        idempotencyKey?: string | undefined
      }
    : { idempotencyKey?: never })

type AskParameters<C extends Call> =
  Record<string, never> extends AskArguments<C>
    ? [args?: AskArguments<C>, options?: AskOptions<C>]
    : [args: AskArguments<C>, options?: AskOptions<C>]

export interface ApiClient {
  /**
   * Asks a declared call.
   * @returns what stands in the envelope of a successful answer
   * @throws AppError with the gateway's code, status, detail and log session; `network.failed` where
   * no answer came.
   */
  ask: <C extends ClientCall>(call: C, ...rest: AskParameters<C>) => Promise<CallAnswer<C>>
}

/** A typed client over any transport; free of React, of `window` and of messages to users. */
export function createApiClient(transport: Transport): ApiClient {
  return {
    async ask(call, ...[args, options]) {
      const { params, query, body } = (args ?? {}) as {
        params?: Record<string, string>
        query?: Record<string, unknown>
        body?: unknown
      }
      const { signal, keepalive, idempotencyKey }: AskOptions<IdempotentCall> = options ?? {}
      const answer = await transport({
        base: call.base ?? 'gateway',
        method: call.method,
        path: fillPath(call.path, params),
        query: {
          ...toStrings(query ?? {}),
          ...(call.descriptionMarkdown && { descriptionMarkdown: 'true' }),
        },
        headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
        body,
        signal,
        ...(keepalive && { keepalive }),
      })
      if (answer.status >= 400) throw toAppError(call, answer)
      return ENVELOPES[baseOf(call)].unwrap(answer.body) as CallAnswer<typeof call>
    },
  }
}

/** Arrays are comma-joined (spec §7); what is absent is left out. */
function toStrings(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)]),
  )
}

/**
 * A failed answer as an error. A body that the call's base has not written, such as the page of a
 * proxy, is `server.failed` with the status of that answer.
 */
export function toAppError(call: Call, answer: TransportAnswer): AppError {
  const { status, body, retryAfter } = answer
  const waiting = retryAfter === undefined ? {} : { retryAfter }
  const failure = ENVELOPES[baseOf(call)].unwrapFailure(body)
  if (!failure) return new AppError('server.failed', { status, ...waiting })
  const { code, detail, sessionId } = failure
  return new AppError(code, {
    status,
    detail,
    issues: typeof detail === 'string' ? [] : [...detail],
    ...waiting,
    ...(sessionId && { sessionId }),
  })
}
