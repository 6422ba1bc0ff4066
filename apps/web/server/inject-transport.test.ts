import { createFastify } from '@trassa/gateway/platform/http/create-server'
import { expect, it } from 'vitest'
import { injectTransport } from './inject-transport.ts'

const VISITOR = {
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 Firefox/140.0',
  sessionId: 'page-1',
}

const SETTINGS = { logLevel: 'silent', publicUrl: 'http://localhost' } as const
const TRUSTED = [false as const, 1, ['127.0.0.1']]

it.each(TRUSTED)(
  'a call made for a page carries its visitor (trusted proxies: %j)',
  async (trustProxy) => {
    const app = createFastify({ ...SETTINGS, trustProxy })
    app.get('/gateway/echo', async ({ ip, headers }) => ({ ip, headers }))
    const ask = injectTransport(app, { gateway: '/gateway' }, VISITOR)
    const { body } = await ask({
      base: 'gateway',
      method: 'GET',
      path: '/echo',
      query: {},
      headers: { 'idempotency-key': 'k' },
    })
    expect(body).toMatchObject({
      ip: VISITOR.address,
      headers: {
        'user-agent': VISITOR.userAgent,
        'x-log-session': VISITOR.sessionId,
        'idempotency-key': 'k',
      },
    })
    // Nothing that a request from outside could write as well.
    expect((body as { headers: object }).headers).not.toHaveProperty('x-forwarded-for')
    await app.close()
  },
)

it('a page without a User-Agent is asked for without one: a crawler’s', async () => {
  const app = createFastify({ ...SETTINGS, trustProxy: false })
  app.get('/gateway/echo', async ({ headers }) => ({ agent: headers['user-agent'] }))
  const ask = injectTransport(app, { gateway: '/gateway' }, { ...VISITOR, userAgent: undefined })
  const { body } = await ask({
    base: 'gateway',
    method: 'GET',
    path: '/echo',
    query: {},
    headers: {},
  })
  expect(body).toEqual({ agent: '' })
  await app.close()
})
