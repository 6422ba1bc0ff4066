import type { ApiClient, AskOptions } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import type { Call, CallAnswer, IdempotentCall } from '@trassa/contracts/call'
import { CHANGE_NOT_SAVED } from '@trassa/contracts/change-not-saved'
import type { AskFailure } from '../../shared/ask.ts'
import type { Bridge } from '../../shared/bridge.ts'

/** Those that store nothing for the person who asks: claims, dry runs, files, what the login says by itself. */
const NO_CHANGE =
  /^(?:auth|secondFactor|queue)\.|^moderator\.(?:revealPhone|prepareBatch|export\w+)$/

const isChange = ({ id, method }: Call) =>
  ['POST', 'PUT', 'PATCH'].includes(method) && !NO_CHANGE.test(id)

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
      throw toError(result.failure, isChange(call) ? CHANGE_NOT_SAVED : undefined)
    },
  }
}

/**
 * A failure that came from main, as the error that it was there.
 *
 * @param unknown what it says where the reason is not known (spec §8)
 */
export function toError(
  { code, issues, sessionId, retryAfter }: AskFailure,
  unknown?: string,
): AppError {
  return new AppError(code, {
    issues,
    ...(code === 'server.failed' && unknown && { detail: unknown }),
    ...(sessionId && { sessionId }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}
