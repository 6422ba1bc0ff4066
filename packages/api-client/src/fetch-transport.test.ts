import { readMe, updateMe } from '@trassa/contracts/calls/profiles'
import { afterEach, expect, it, vi } from 'vitest'
import { createApiClient } from './client.ts'
import { fetchTransport } from './fetch-transport.ts'

const asking = (response: Response) =>
  createApiClient(
    fetchTransport({
      bases: { gateway: 'https://x.example/gateway' },
      sessionId: 's1',
      fetch: async () => response,
    }),
  ).ask(readMe)

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['17', 17],
  ['Sun, 22 Nov 2026 10:01:00 GMT', 60],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
])('domain §1: an error carries Retry-After %j in seconds', async (header, retryAfter) => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  const body = { detail: 'x', code: 'server.unavailable', sessionId: 's1' }
  const refused = asking(Response.json(body, { status: 503, headers: { 'retry-after': header } }))
  await expect(refused).rejects.toMatchObject({ code: 'server.unavailable', retryAfter })
})

it('an answer that breaks off half-way is no answer', async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"detail":')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
  await expect(asking(new Response(broken))).rejects.toMatchObject({ code: 'network.failed' })
})

it('the page of a proxy is a failed server with its status', async () => {
  const page = new Response('<h1>Bad Gateway</h1>', {
    status: 502,
    headers: { 'retry-after': '5' },
  })
  await expect(asking(page)).rejects.toMatchObject({
    code: 'server.failed',
    status: 502,
    retryAfter: 5,
  })
})

it('a request may carry headers beside those of its call', async () => {
  const sent: (RequestInit | undefined)[] = []
  const transport = fetchTransport({
    bases: { gateway: '/gateway' },
    sessionId: 's1',
    headers: ({ method }) => ({ 'x-method': method }),
    fetch: async (_address, init) => {
      sent.push(init)
      return Response.json({ detail: {} })
    },
  })
  await createApiClient(transport)
    .ask(updateMe, { body: {} })
    .catch(() => undefined)
  expect(sent[0]?.headers).toMatchObject({ 'x-method': 'PATCH', 'x-log-session': 's1' })
})
