import { createApiClient } from '@trassa/api-client/client'
import type { TransportAnswer } from '@trassa/api-client/transport'
import { beforeEach, expect, it, vi } from 'vitest'
import { askGateway } from './ask-gateway.ts'
import { behindProxy } from './behind-proxy.ts'

// Failed calls are logged.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const ask = (answer: TransportAnswer) =>
  askGateway(createApiClient(behindProxy(async () => answer)), { callId: 'profiles.me' })

it.each([502, 503, 504])(
  'domain §9: a proxy’s page with %s is a gateway that does not answer',
  async (status) => {
    expect(await ask({ status, body: null, retryAfter: 7 })).toMatchObject({
      ok: false,
      failure: { code: 'server.unavailable', retryAfter: 7 },
    })
  },
)

it.each([null, {}, [], 'ok', { message: 'Войдите в сеть' }])(
  'domain §9: a success with %o is no answer of the gateway',
  async (body) => {
    expect(await ask({ status: 200, body })).toMatchObject({
      failure: { code: 'server.unavailable' },
    })
  },
)

it('domain §1: the gateway’s own 503 reaches the renderer with its Retry-After', async () => {
  const body = { detail: 'x', code: 'server.unavailable', sessionId: 's1' }
  expect(await ask({ status: 503, body, retryAfter: 10 })).toMatchObject({
    failure: { code: 'server.unavailable', sessionId: 's1', retryAfter: 10 },
  })
})

it('any other page is a failed server, not one to wait for', async () => {
  expect(await ask({ status: 500, body: null })).toMatchObject({
    failure: { code: 'server.failed' },
  })
})
