import { AppError } from '@trassa/contracts/app-error'
import { type Call, fillPath } from '@trassa/contracts/call'
import { readMe } from '@trassa/contracts/calls/profiles'

/**
 * spec §8: what is logged of a failed call, part by part: method and address, the status and the code
 * of the answer, its log session, and the server's own detail. Status and detail are absent where no answer came.
 *
 * @param params what fills the path of the call; without it the declared path is logged.
 * @returns `null` for what is no failed call: one that was given up, and a profile asked for without a session.
 */
export function describeFailedCall(call: Call, error: unknown, params?: unknown): string[] | null {
  if (!(error instanceof AppError)) return null
  if (call.id === readMe.id && error.code === 'session.missing') return null
  const { status, code, sessionId, detail = error.issues } = error
  return [
    `${call.method} ${addressOf(call, params)}`,
    ...(status === undefined ? [] : [String(status)]),
    code,
    ...(sessionId ? [sessionId] : []),
    ...(typeof detail === 'string'
      ? [detail].filter(Boolean)
      : detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)),
  ]
}

/** The path that was asked; a login flow's id stays a name, because it is half of a login. */
function addressOf({ path }: Call, params: unknown): string {
  if (typeof params !== 'object' || params === null || 'flowId' in params) return path
  return fillPath(path, params as Record<string, string>)
}
