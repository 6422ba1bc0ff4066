import type { ApiClient, AskOptions } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, IdempotentCall } from '@trassa/contracts/call'
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
      const { code, issues, sessionId, retryAfter } = result.failure
      throw new AppError(code, {
        issues,
        ...(sessionId && { sessionId }),
        ...(retryAfter !== undefined && { retryAfter }),
      })
    },
  }
}
