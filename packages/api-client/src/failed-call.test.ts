import { AppError } from '@trassa/contracts/app-error'
import { updateStat } from '@trassa/contracts/calls/ads'
import { confirm } from '@trassa/contracts/calls/auth'
import { readMe } from '@trassa/contracts/calls/profiles'
import { expect, it } from 'vitest'
import { createApiClient } from './client.ts'
import { describeFailedCall } from './failed-call.ts'

async function failing(status: number, body: unknown) {
  const api = createApiClient(async () => ({ status, body }))
  const args = { params: { id: '7' }, body: { stat: 1 } } as const
  return api.ask(updateStat, args).catch((error: unknown) => error)
}

it('§8: method, address, real status, code, log session and the sentence of the server', async () => {
  const detail = 'Снимите другое объявление.'
  const error = await failing(409, { detail, code: 'ad.quota', sessionId: 's1' })
  expect(describeFailedCall(updateStat, error, { id: '7' })).toEqual([
    'PATCH /ads/7/update-stat',
    '409',
    'ad.quota',
    's1',
    detail,
  ])
})

it("§8: a login flow's id stays out of the log", () => {
  const parts = describeFailedCall(confirm, new AppError('network.failed'), { flowId: 'f-1' })
  expect(parts?.[0]).toBe(`${confirm.method} ${confirm.path}`)
  expect(confirm.path).toContain('{flowId}')
})

it('§8: each item of a detail that is a list', async () => {
  const detail = [
    { loc: ['body', 'price'], msg: 'Укажите цену', type: 'value_error' },
    { loc: ['body', 'fields', 'year'], msg: 'Введите число', type: 'invalid_type' },
  ]
  const error = await failing(422, { detail, code: 'ad.incomplete', sessionId: 's1' })
  expect(describeFailedCall(updateStat, error)?.slice(1)).toEqual([
    '422',
    'ad.incomplete',
    's1',
    'body.price: Укажите цену',
    'body.fields.year: Введите число',
  ])
})

it('§8: the status of an answer that the gateway has not written', async () => {
  const parts = describeFailedCall(updateStat, await failing(502, null))
  expect(parts).toEqual(['PATCH /ads/{id}/update-stat', '502', 'server.failed'])
})

it('no answer has no status', () => {
  const parts = describeFailedCall(updateStat, new AppError('network.failed'))
  expect(parts).toEqual(['PATCH /ads/{id}/update-stat', 'network.failed'])
})

it('a lost session is a failure; a profile asked for without one and a request given up are none', () => {
  expect(describeFailedCall(updateStat, new AppError('session.missing'))).not.toBeNull()
  expect(describeFailedCall(readMe, new AppError('session.missing'))).toBeNull()
  expect(describeFailedCall(readMe, new DOMException('Aborted', 'AbortError'))).toBeNull()
})
