import { readSiteState } from '@trassa/contracts/calls/site'
import { createFastify } from '@trassa/gateway/platform/http/create-server'
import { expect, it, vi } from 'vitest'
import { fakeBuild } from '../testing/fake-build.ts'
import { PUBLIC_URL, RECORD, SETTINGS } from '../testing/site-settings.ts'
import { site } from './site.ts'

it('an error of the rendering is logged, also where it took only a part of the page', async () => {
  const failure = new Error('broken')
  const build = fakeBuild((_request, { onRenderError }) => {
    onRenderError(failure)
    return new Response('<h1>page</h1>')
  })
  const app = createFastify({ logLevel: 'silent', trustProxy: false, publicUrl: PUBLIC_URL })
  const logged: unknown[] = []
  app.addHook('onRequest', async ({ log }) => {
    log.error = (entry: unknown) => logged.push(entry)
  })
  const rendering = { running: 1, waiting: 1, waitMs: 1000 }
  await app.register(site, { build, ...SETTINGS, rendering })
  expect((await app.inject('/')).statusCode).toBe(200)
  expect(logged).toEqual([{ err: failure }])
  await app.close()
})

it('docs/decisions/153: a page of a closed site makes no call', async () => {
  const calls: Promise<unknown>[] = []
  const build = fakeBuild((_request, { api }) => {
    calls.push(api.ask(readSiteState))
    return new Response('<h1>page</h1>')
  })
  const app = createFastify({ logLevel: 'silent', trustProxy: false, publicUrl: PUBLIC_URL })
  const ask = vi.fn()
  await app.register(site, {
    build,
    ...SETTINGS,
    apiFor: () => ({ api: { ask }, record: RECORD }),
    siteState: async () => ({
      outsideLinks: {},
      maintenance: { text: '', until: null, retryAfter: 600 },
    }),
    rendering: { running: 1, waiting: 1, waitMs: 1000 },
  })
  await app.inject('/')
  await expect(calls[0]).rejects.toMatchObject({ code: 'server.unavailable' })
  expect(ask).not.toHaveBeenCalled()
  await app.close()
})

it('domain §2: the form for a phone is taken from pages of this site only, and its answer is kept by no cache', async () => {
  const build = fakeBuild(() => new Response('<h1>page</h1>'))
  Object.assign(build.routes.root?.module ?? {}, { action: () => null })
  const app = createFastify({ logLevel: 'silent', trustProxy: false, publicUrl: PUBLIC_URL })
  const rendering = { running: 1, waiting: 1, waitMs: 1000 }
  await app.register(site, { build, ...SETTINGS, rendering })
  const post = (url: string, origin: string, payload = '') =>
    app.inject({
      method: 'POST',
      url,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  const answer = await post('/kazan/auto/lada-1', PUBLIC_URL)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect((await post('/kazan/auto/lada-1', 'https://other.example')).statusCode).toBe(403)
  expect((await post('/kazan/auto/lada-1', PUBLIC_URL, 'x'.repeat(2000))).statusCode).toBe(413)
  expect((await post('/kazan/auto', PUBLIC_URL)).statusCode).toBe(404)
  await app.close()
})

it('the icon that is asked for without a page is the page’s own', async () => {
  const app = createFastify({ logLevel: 'silent', trustProxy: false, publicUrl: PUBLIC_URL })
  const rendering = { running: 1, waiting: 1, waitMs: 1000 }
  await app.register(site, {
    build: fakeBuild(() => new Response('<h1>page</h1>')),
    ...SETTINGS,
    rendering,
  })
  const { statusCode, headers } = await app.inject('/favicon.ico')
  expect([statusCode, headers.location]).toEqual([301, '/icon-32.png'])
  await app.close()
})
