import { type ApiClient, createApiClient } from '@trassa/api-client/client'
import type { Transport } from '@trassa/api-client/transport'
import { AppError } from '@trassa/contracts/app-error'
import type { Call } from '@trassa/contracts/call'
import { prepareKept } from '@trassa/gateway/platform/http/ask-kept'
import { reportFailure } from '@trassa/gateway/platform/http/errors'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { parsedBody } from './parsed-bodies.ts'

/** What the loaders of a page asked the gateway. */
export interface PageRecord {
  /** The kept answers that the page is made of: whether it is still right is asked of them. */
  readonly answers: readonly RecordedAnswer[]
  /** No call was asked whose answer may depend on the visitor, and none was refused to this visitor alone. */
  readonly isSameForAll: boolean
  /** No kept answer has failed, so that nothing is missing in the page or in `answers`. */
  readonly isWhole: boolean
}

export interface RecordedAnswer {
  tag: string
  /** Counts asking again against the limits of an address. @throws AppError `request.too_many` */
  countFor: (network: string) => void
  /** The tag of the present answer. @throws what the call fails with */
  ask: () => Promise<{ tag: string }>
}

export interface RecordedApi {
  api: ApiClient
  record: PageRecord
}

interface Asking {
  /** Takes what is no kept answer, and what a call does not take, which its route refuses in its own words. */
  transport: Transport
  /** Of the visitor, whose limits the kept answers count against, too. */
  address: string
  log: FastifyBaseLogger
}

/**
 * A client for one rendering, which notes what the page is made of. Kept answers come from the process itself: they are the same
 * for all, so that nothing of the visitor is needed for them.
 */
export function recordingApi(app: FastifyInstance, asking: Asking): RecordedApi {
  const { transport, address, log } = asking
  const answers: RecordedAnswer[] = []
  const record = { answers, isSameForAll: true, isWhole: true }

  function prepared({ id }: Call, params: unknown, query: unknown) {
    try {
      const kept = prepareKept(app, id, { params, query })
      if (!kept) record.isSameForAll = false
      return kept
    } catch {
      record.isWhole = false
      return undefined
    }
  }

  const transportOf =
    (call: Call, params: unknown): Transport =>
    async (request) => {
      const kept = prepared(call, params, request.query)
      if (!kept) return transport(request)
      try {
        kept.countFor(address)
        const { body, tag } = await kept.ask()
        answers.push({ tag, ...kept })
        return { status: 200, body: parsedBody(body) }
      } catch (error) {
        throw answeredFailure(error as Error, log, { call: call.id, ip: address })
      }
    }

  const api: ApiClient = {
    async ask(call, ...rest) {
      const { params } = (rest[0] ?? {}) as { params?: unknown }
      try {
        return await createApiClient(transportOf(call, params)).ask(call, ...rest)
      } catch (error) {
        record.isWhole = false
        if (error instanceof AppError && error.code === 'request.too_many') {
          record.isSameForAll = false
        }
        throw error
      }
    },
  }
  return { api, record }
}

/** A failure as the answer to a request tells it, without asking a second time by one. */
function answeredFailure(...[error, log, asked]: Parameters<typeof reportFailure>): AppError {
  const { failure, status } = reportFailure(error, log, asked)
  const { code, issues, message, retryAfter } = failure
  return new AppError(code, {
    status,
    issues,
    detail: issues.length > 0 ? issues : message,
    ...(retryAfter !== undefined && { retryAfter }),
  })
}
