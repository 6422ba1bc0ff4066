import { createApiClient } from '@trassa/api-client/client'
import type { Transport } from '@trassa/api-client/transport'
import { AppError } from '@trassa/contracts/app-error'
import { expect, it, vi } from 'vitest'
import { askGateway } from './ask-gateway.ts'

function gateway(status: number, body: unknown) {
  const transport = vi.fn<Transport>(async () => ({ status, body }))
  return { api: createApiClient(transport), transport }
}

it('asks a declared call with its key', async () => {
  const { api, transport } = gateway(200, { detail: { id: '7' } })
  const idempotencyKey = crypto.randomUUID()
  const body = { stat: 1, version: 3, reasons: [] }
  const request = { callId: 'moderator.decideAd', params: { id: '7' }, body, idempotencyKey }
  expect(await askGateway(api, request)).toEqual({ ok: true, detail: { id: '7' } })
  expect(transport.mock.calls[0]?.[0]).toMatchObject({
    method: 'POST',
    path: '/v1/moderator/ads/7',
    headers: { 'idempotency-key': idempotencyKey },
    body,
  })
})

it('lets nothing leave that does not fit the contract', async () => {
  const { api, transport } = gateway(200, { detail: null })
  const answer = await askGateway(api, {
    callId: 'moderator.decideAd',
    params: { id: '../users' },
    body: { stat: 99, version: 0 },
  })
  expect(answer).toMatchObject({ ok: false, failure: { code: 'request.invalid' } })
  expect(answer.ok || answer.failure.issues.map(({ loc }) => loc.join('.'))).toEqual(
    expect.arrayContaining(['params.id', 'body.stat', 'body.version']),
  )
  expect(transport).not.toHaveBeenCalled()
})

it('domain §1: refuses a key for a call that takes none', async () => {
  const { api, transport } = gateway(200, { detail: null })
  const request = { callId: 'queue.claim', params: { id: '7' } }
  const answer = await askGateway(api, { ...request, idempotencyKey: crypto.randomUUID() })
  expect(answer).toMatchObject({
    ok: false,
    failure: { code: 'request.invalid', issues: [{ loc: ['idempotencyKey'] }] },
  })
  expect(transport).not.toHaveBeenCalled()
  expect(await askGateway(api, request)).toMatchObject({ ok: true })
})

it.each(['ads.updateStat', 'constructor', 'nothing'])('refuses %s', async (callId) => {
  const { api } = gateway(200, { detail: null })
  await expect(askGateway(api, { callId })).rejects.toThrow('is not for the console')
})

it('§8: logs a failed call with its status and the detail of the server', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { api } = gateway(409, { detail: 'Обновите его', code: 'ad.stale', sessionId: 's1' })
  await askGateway(api, { callId: 'profiles.me' })
  expect(warn).toHaveBeenCalledWith('GET /v1/profiles/me', '409', 'ad.stale', 's1', 'Обновите его')
})

it('gives a failure as a value', async () => {
  const { api } = gateway(409, { detail: 'x', code: 'ad.stale', sessionId: 's1' })
  expect(await askGateway(api, { callId: 'profiles.me' })).toEqual({
    ok: false,
    failure: { code: 'ad.stale', issues: [], sessionId: 's1' },
  })
})

it('tells a server that is not there from one that refuses', async () => {
  const api = createApiClient(async () => {
    throw new AppError('network.failed')
  })
  expect(await askGateway(api, { callId: 'profiles.me' })).toMatchObject({
    failure: { code: 'network.failed' },
  })
})
