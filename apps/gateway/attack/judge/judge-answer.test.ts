import { ERROR_TEXTS, type ErrorCode } from '@trassa/contracts/errors'
import { expect, it } from 'vitest'
import type { BrokenRequest } from '../requests/make-request.ts'
import type { WireAnswer } from '../wire/wire-request.ts'
import type { Operation } from '../world/openapi.ts'
import type { Person } from '../world/people.ts'
import { judgeAnswer } from './judge-answer.ts'
import { limitsFor } from './limits.ts'

const OPERATION: Operation = {
  id: 'ads.own',
  method: 'GET',
  path: '/gateway/ads/{id}',
  access: 'user',
  params: {},
  query: {},
  isUpload: false,
  takesKey: false,
  errors: ['ad.not_found', 'ad.forbidden'],
}
const USER: Person = { name: 'user', id: '1', cookie: 'trassa_session=x' }
const OWNER: Person = { name: 'owner', id: '2', cookie: 'trassa_session=y' }
const NOBODY: Person = { name: 'anonymous', id: '', cookie: '' }
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-log-session': 's',
}

const request = (fields: Partial<BrokenRequest> = {}): BrokenRequest => ({
  number: 7,
  kind: 'good',
  operation: OPERATION,
  person: USER,
  adId: '5',
  wire: { method: 'GET', target: '/gateway/ads/5', headers: {} },
  ...fields,
})
const answer = (status: number, body: unknown, fields: Partial<WireAnswer> = {}): WireAnswer => ({
  status,
  headers: HEADERS,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  milliseconds: 5,
  ...fields,
})
const refusal = (code: ErrorCode) => ({ code, detail: ERROR_TEXTS[code], sessionId: 's' })
const judge = (asked: BrokenRequest, given: WireAnswer, limits = limitsFor(1)) =>
  judgeAnswer(asked, given, { ownerOf: new Map([['5', OWNER.id]]) }, limits).map(({ rule }) => rule)

it('finds nothing wrong with a declared refusal', () => {
  expect(judge(request(), answer(403, refusal('ad.forbidden')))).toEqual([])
})

it('finds a 500, whatever its body', () => {
  expect(judge(request(), answer(500, refusal('server.failed')))).toContain('serverError')
  expect(judge(request(), answer(502, '<html>'))).toContain('serverError')
})

it('a 503 is meant only with Retry-After', () => {
  const body = refusal('server.unavailable')
  expect(judge(request(), answer(503, body))).toEqual(['serverError'])
  const headers = { ...HEADERS, 'retry-after': '5' }
  expect(judge(request(), answer(503, body, { headers }))).toEqual([])
})

it.each([
  ['no JSON', '<html>'],
  ['no envelope', { error: 'Not Found' }],
  ['an undeclared code', refusal('ad.quota')],
  ['English', { ...refusal('ad.forbidden'), detail: 'Forbidden' }],
  ['a type’s name', { ...refusal('ad.forbidden'), detail: 'Нужно string' }],
  ['another log session', { ...refusal('ad.forbidden'), sessionId: 'other' }],
])('finds a refusal with %s', (_, body) => {
  expect(judge(request(), answer(403, body))).toEqual(['envelope'])
})

it('finds an answer that breaks its contract', () => {
  const asked = request({ person: OWNER })
  expect(judge(asked, answer(200, { detail: { id: 5 } }))).toEqual(['contract'])
})

it('finds a call that a role may not ask', () => {
  const asked = request({ person: NOBODY })
  expect(judge(asked, answer(200, { detail: {} }))).toContain('access')
  const staffCall = { ...OPERATION, id: 'moderator.readAd', access: 'support', errors: [] }
  expect(judge(request({ operation: staffCall }), answer(200, {}))).toContain('access')
})

it('finds an answer about another person’s ad', () => {
  expect(judge(request(), answer(200, { detail: {} }))).toContain('access')
  expect(judge(request({ person: OWNER }), answer(200, { detail: {} }))).not.toContain('access')
})

it('finds a slow answer, but not a slow upload', () => {
  const slow = answer(403, refusal('ad.forbidden'), { milliseconds: 2500 })
  expect(judge(request(), slow)).toEqual(['slow'])
  expect(judge(request(), slow, limitsFor(2))).toEqual([])
  const upload = { ...OPERATION, isUpload: true }
  expect(judge(request({ operation: upload }), slow)).toEqual([])
})

it('finds missing headers, and a personal answer that a cache may keep', () => {
  const { 'x-content-type-options': _, ...others } = HEADERS
  const bare = answer(403, refusal('ad.forbidden'), { headers: others })
  expect(judge(request(), bare)).toEqual(['headers'])
  for (const type of ['', 'application/json', 'text/html']) {
    const untyped = { ...HEADERS, 'content-type': type }
    expect(judge(request(), answer(403, refusal('ad.forbidden'), { headers: untyped }))).toEqual([
      'headers',
    ])
  }
  const kept = answer(200, { detail: {} }, { headers: { ...HEADERS, 'cache-control': 'private' } })
  expect(judge(request({ person: OWNER }), kept)).toContain('headers')
})

it('finds a connection closed without an answer, unless the request broke off itself', () => {
  expect(judge(request(), answer(0, ''))).toEqual(['noAnswer'])
  const wire = { ...request().wire, cutAt: 3 }
  expect(judge(request({ wire }), answer(0, ''))).toEqual([])
})

it('issue 11: a call that answers a file is judged by its media type', () => {
  const operation = { ...OPERATION, id: 'feeds.exampleCsv', access: 'public' } as Operation
  const asked = request({ operation, adId: undefined })
  const file = (type: string) =>
    answer(200, 'Номер;Марка', { headers: { ...HEADERS, 'content-type': type } })
  expect(judge(asked, file('text/csv; charset=utf-8'))).toEqual([])
  expect(judge(asked, file('application/json'))).toContain('contract')
})
