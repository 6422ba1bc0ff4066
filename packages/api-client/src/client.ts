import { AppError } from '@trassa/contracts/app-error'
import { type Call, type CallAnswer, type CallArguments, fillPath } from '@trassa/contracts/call'
import { ERROR_TEXTS, type Failure } from '@trassa/contracts/errors'
import type { Transport } from './transport.ts'

type Needed<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K]
}

export type AskArguments<C extends Call> = Needed<CallArguments<C, 'input'>>

export interface AskOptions {
  signal?: AbortSignal | undefined
  /** The same key for a retry of the same wish (domain §1). */
  idempotencyKey?: string
  /** Let the request outlive the page that sends it; its body is at most 64 KB then. */
  keepalive?: boolean
}

type AskParameters<C extends Call> =
  Record<string, never> extends AskArguments<C>
    ? [args?: AskArguments<C>, options?: AskOptions]
    : [args: AskArguments<C>, options?: AskOptions]

export interface ApiClient {
  /**
   * Asks a declared call and gives what stands under `detail`.
   * @throws AppError with the gateway's code, wrong values and log session.
   */
  ask: <C extends Call>(call: C, ...rest: AskParameters<C>) => Promise<CallAnswer<C>>
}

/** spec §7: these calls are asked for the description in markdown. */
const MARKDOWN_CALLS = new Set(['filter.ads', 'filter.userAds', 'ads.bySlug', 'ads.byId'])

/** A typed client over any transport; it knows nothing of React, windows or messages to people. */
export function createApiClient(transport: Transport): ApiClient {
  return {
    async ask(call, ...[args, options = {}]) {
      const { params, query, body } = (args ?? {}) as {
        params?: Record<string, string>
        query?: Record<string, unknown>
        body?: unknown
      }
      const answer = await transport({
        method: call.method,
        path: fillPath(call.path, params),
        query: {
          ...toStrings(query ?? {}),
          ...(MARKDOWN_CALLS.has(call.id) && { descriptionMarkdown: 'true' }),
        },
        headers: options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {},
        body,
        signal: options.signal,
        ...(options.keepalive && { keepalive: true }),
      })
      if (answer.status >= 400) throw toAppError(answer.body)
      return (answer.body as { detail: CallAnswer<typeof call> }).detail
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

/** A failure envelope as an AppError; anything else – a proxy's page, say – as `server.failed`. */
export function toAppError(body: unknown): AppError {
  const failure = body as Partial<Failure> | null
  if (!failure?.code || !(failure.code in ERROR_TEXTS)) return new AppError('server.failed')
  return new AppError(failure.code, {
    issues: Array.isArray(failure.detail) ? failure.detail : [],
    ...(failure.sessionId && { sessionId: failure.sessionId }),
  })
}
