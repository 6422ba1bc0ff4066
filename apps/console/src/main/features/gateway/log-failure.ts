import { describeFailedCall } from '@trassa/api-client/failed-call'
import type { Call } from '@trassa/contracts/call'

/** spec §8: writes a failed call to the log of the main process. */
export function logFailure(call: Call, error: unknown, params?: unknown): void {
  const parts = describeFailedCall(call, error, params)
  if (parts) console.warn(...parts)
}
