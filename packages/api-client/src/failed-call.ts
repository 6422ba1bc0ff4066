import { AppError } from '@trassa/contracts/app-error'
import type { Call } from '@trassa/contracts/call'
import { readMe } from '@trassa/contracts/calls/profiles'

/**
 * spec §8: what is logged of a failed call, part by part: method and address, the status and the code
 * of the answer, its log session, and the server's own detail. The address is the declared one, so
 * that no phone or id gets into a log; status and detail are absent where no answer came.
 *
 * @returns `null` for what is no failed call: one that was given up, and a profile asked for without a session.
 */
export function describeFailedCall(call: Call, error: unknown): string[] | null {
  if (!(error instanceof AppError)) return null
  if (call.id === readMe.id && error.code === 'session.missing') return null
  const { status, code, sessionId, detail = error.issues } = error
  return [
    `${call.method} ${call.path}`,
    ...(status === undefined ? [] : [String(status)]),
    code,
    ...(sessionId ? [sessionId] : []),
    ...(typeof detail === 'string'
      ? [detail].filter(Boolean)
      : detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)),
  ]
}
