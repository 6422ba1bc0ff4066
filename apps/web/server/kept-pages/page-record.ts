import { type ApiClient, createApiClient } from '@trassa/api-client/client'
import type { Transport, TransportAnswer, TransportRequest } from '@trassa/api-client/transport'
import { AppError } from '@trassa/contracts/app-error'
import { prepareKept } from '@trassa/gateway/platform/http/ask-kept'
import type { FastifyInstance } from 'fastify'
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
  /** The tag of the present answer. @throws what the call fails with */
  ask: () => Promise<{ tag: string }>
}

export interface RecordedApi {
  api: ApiClient
  record: PageRecord
}

interface Asking {
  /** Takes what is no kept answer, and failures, which it answers as to any other request. */
  transport: Transport
  /** Of the visitor, whose limits the kept answers count against, too. */
  address: string
}

/**
 * A client for one rendering, which notes what the page is made of. Kept answers come from the process itself: they are the same
 * for all, so that nothing of the visitor is needed for them.
 */
export function recordingApi(app: FastifyInstance, { transport, address }: Asking): RecordedApi {
  const answers: RecordedAnswer[] = []
  const record = { answers, isSameForAll: true, isWhole: true }

  async function askKept(
    callId: string,
    params: unknown,
    { query }: TransportRequest,
  ): Promise<TransportAnswer | undefined> {
    const kept = prepareKept(app, callId, { params, query })
    if (!kept) {
      record.isSameForAll = false
      return undefined
    }
    kept.countFor(address)
    const { body, tag } = await kept.ask()
    answers.push({ tag, ask: kept.ask })
    return { status: 200, body: parsedBody(body) }
  }

  const api: ApiClient = {
    async ask(call, ...rest) {
      const { params } = (rest[0] ?? {}) as { params?: unknown }
      const client = createApiClient(async (request) => {
        const answer = await askKept(call.id, params, request).catch(() => {
          // What the request below brings has no tag by which a change of it would be noticed.
          record.isWhole = false
        })
        return answer ?? transport(request)
      })
      try {
        return await client.ask(call, ...rest)
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
