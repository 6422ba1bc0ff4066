import type { Call } from '@trassa/contracts/call'
import { type ErrorCode, failureSchema } from '@trassa/contracts/errors'

/** An answer as it came, its body read as JSON. */
export interface RawAnswer {
  status: number
  /** The log session that its header names. */
  sessionId: unknown
  body: unknown
}

/** Words of the language that the gateway is written in. */
const TYPE_NAMES = /\b(string|number|boolean|object|array|undefined|null|NaN|int)\b/

/** The codes with which any call may be refused. */
const COMMON: readonly ErrorCode[] = [
  'request.malformed',
  'request.invalid',
  'request.not_found',
  'request.too_large',
  'request.unsupported_type',
  'request.too_deep',
  'request.no_body',
  'request.too_many',
  'request.origin',
]

/** The codes that a call's declaration allows. */
function declaredCodes(call: Call): ErrorCode[] {
  const byAccess: ErrorCode[] =
    call.access === 'public' ? [] : ['session.missing', 'session.forbidden']
  const byKey: ErrorCode[] = call.idempotent ? ['request.key_malformed', 'request.key_reused'] : []
  return [...COMMON, ...byAccess, ...byKey, ...(call.errors ?? [])]
}

/**
 * What is wrong with a refusal by domain §1: the envelope, a Russian sentence and the log session; of a
 * declared call also its code. Nothing for a right one.
 */
export function refusalFaults(
  { status, sessionId, body }: RawAnswer,
  call: Call | undefined,
): string[] {
  const parsed = failureSchema.strict().safeParse(body)
  if (!parsed.success) return [`no failure envelope: ${parsed.error.issues[0]?.message}`]
  const { code, detail, sessionId: own } = parsed.data
  const texts = typeof detail === 'string' ? [detail] : detail.map(({ msg }) => msg)
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(call && !declaredCodes(call).includes(code) ? [`${call.id} does not declare ${code}`] : []),
    ...(own === sessionId ? [] : [`log session ${own}, but ${sessionId} in the header`]),
    ...texts.filter((text) => !/[А-ЯЁа-яё]{2}/.test(text)).map((text) => `not Russian: ${text}`),
    ...texts.filter((text) => TYPE_NAMES.test(text)).map((text) => `a type's name: ${text}`),
  ]
}
