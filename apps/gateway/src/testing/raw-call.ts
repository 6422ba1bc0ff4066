import { type Call, fillPath } from '@trassa/contracts/call'
import { type ErrorCode, type Failure, failureSchema } from '@trassa/contracts/errors'
import { expect } from 'vitest'
import type { TestGateway } from './test-gateway.ts'

/** A request that may break the contract. */
export interface RawInput {
  params?: object
  query?: object
  body?: unknown
  /** Instead of `body`: the body as it travels, JSON or not. */
  text?: string
  headers?: Record<string, string>
}

interface RawAnswer {
  status: number
  sessionId: unknown
  body: unknown
}

/** Sends a call with exactly this input, valid or not. */
export async function askRaw(
  { app, config }: Pick<TestGateway, 'app' | 'config'>,
  call: Call,
  { params, query, body, text, headers = {} }: RawInput,
): Promise<RawAnswer> {
  const payload = text ?? JSON.stringify(body)
  const search = new URLSearchParams(texts(query)).toString()
  const path = fillPath(call.path, texts(params))
  const response = await app.inject({
    method: call.method,
    url: `${config.gatewayBase}${path}?${search}`,
    headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
    ...(payload && { payload }),
  })
  return {
    status: response.statusCode,
    sessionId: response.headers['x-log-session'],
    body: response.json(),
  }
}

/** The values as text that can stand in a URL. */
function texts(values: object = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [
        key,
        (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
      ]),
  )
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

/** domain §1: the envelope with a declared code, a Russian sentence and the log session. */
export function expectRefusal(call: Call, { status, sessionId, body }: RawAnswer): Failure {
  expect(status, JSON.stringify(body)).toBeLessThan(500)
  const failure = failureSchema.strict().parse(body)
  expect(declaredCodes(call)).toContain(failure.code)
  expect(failure.sessionId).toBe(sessionId)
  const { detail } = failure
  for (const text of typeof detail === 'string' ? [detail] : detail.map(({ msg }) => msg)) {
    expect(text).toMatch(/[А-ЯЁа-яё]{2}/)
    expect(text).not.toMatch(TYPE_NAMES)
  }
  return failure
}
