import { expect, it } from 'vitest'
import { ENVELOPES } from './envelopes.ts'

const { gateway } = ENVELOPES

it('domain §1: the older bases answer in the envelope of the gateway', () => {
  expect(ENVELOPES.legacy).toBe(gateway)
  expect(ENVELOPES.pay).toBe(gateway)
})

it('domain §1 gateway: an answer stands under `detail`', () => {
  expect(gateway.wrap([1])).toEqual({ detail: [1] })
  expect(gateway.unwrap({ detail: [1] })).toEqual([1])
})

it('domain §1 gateway: a failure tells detail, code and log session', () => {
  const failure = { code: 'ad.stale', detail: 'Обновите', sessionId: 's1' } as const
  expect(gateway.wrapFailure(failure)).toEqual({
    detail: 'Обновите',
    code: 'ad.stale',
    sessionId: 's1',
  })
  expect(gateway.unwrapFailure(gateway.wrapFailure(failure))).toEqual(failure)
})

it.each([
  null,
  'Bad Gateway',
  [],
  {},
  { detail: 'Not found' },
  { code: 'no.such', detail: '' },
  { code: 'constructor', detail: '' },
])('gateway: %j is no failure of its own', (body) => {
  expect(gateway.unwrapFailure(body)).toBeNull()
})

it('gateway: a failure whose detail is unreadable keeps its code', () => {
  expect(gateway.unwrapFailure({ code: 'ad.stale', detail: { a: 1 } })).toEqual({
    code: 'ad.stale',
    detail: '',
  })
})
