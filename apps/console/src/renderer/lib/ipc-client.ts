import type { ApiClient, AskOptions } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, IdempotentCall } from '@trassa/contracts/call'
import type { AskFailure } from '../../shared/ask.ts'
import type { Bridge } from '../../shared/bridge.ts'

/** The API client over the bridge: main adds the server and the session, and allows staff calls only. */
export function ipcClient(bridge: Pick<Bridge, 'askGateway'>): ApiClient {
  return {
    async ask(call, ...[args, options]) {
      const { idempotencyKey, signal }: AskOptions<IdempotentCall> = options ?? {}
      const result = await bridge.askGateway({
        callId: call.id,
        ...args,
        idempotencyKey,
      })
      signal?.throwIfAborted()
      if (result.ok) return result.detail as CallAnswer<typeof call>
      throw toError(result.failure)
    },
  }
}

/** A failure that came from main, as the error that it was there. */
export function toError({ code, issues, sessionId, retryAfter }: AskFailure): AppError {
  return new AppError(code, {
    issues,
    ...(sessionId && { sessionId }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}
