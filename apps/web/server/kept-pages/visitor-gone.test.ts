import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiClient } from '@trassa/api-client/client'
import { createAnswerSource } from '@trassa/gateway/platform/http/answer-source'
import { createFastify } from '@trassa/gateway/platform/http/create-server'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { PageVisitor } from '../inject-transport.ts'
import { site } from '../pages/site.ts'
import { fakeBuild } from '../testing/fake-build.ts'

it('a rendering that others wait for keeps the address of the visitor who began it and left', async () => {
  const visitors: PageVisitor[] = []
  const arrived: string[] = []
  const first = Promise.withResolvers<Response>()
  const app = createFastify({ logLevel: 'silent', trustProxy: false, publicUrl: 'http://site' })
  onTestFinished(() => app.close())
  const closed = vi.fn()
  app.addHook('onRequest', async ({ url }, reply) => {
    arrived.push(url)
    reply.raw.on('close', closed)
  })
  await app.register(site, {
    build: fakeBuild(({ url }) => (url.endsWith('/first') ? first.promise : new Response('page'))),
    clientFolder: mkdtempSync(join(tmpdir(), 'trassa-client-')),
    apiFor: (visitor) => {
      visitors.push(visitor)
      return {
        api: {} as ApiClient,
        record: { answers: [], isSameForAll: true, isWhole: true },
      }
    },
    keeping: { maxBytes: 1_000_000, cdnSeconds: 0, source: createAnswerSource() },
    siteState: async () => ({ outsideLinks: {}, maintenance: null }),
    publicUrl: 'http://site',
    demo: false,
    telegramBot: null,
    botUrl: null,
    rendering: { running: 1, waiting: 10, waitMs: 60_000 },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const visit = async (path: string, agent: string, signal: AbortSignal | null = null) => {
    const headers = { 'user-agent': `Mozilla/5.0 ${agent}` }
    const answer = fetch(url + path, { headers, signal })
    const before = arrived.length
    await vi.waitFor(() => expect(arrived).toHaveLength(before + 1), { timeout: 10_000 })
    return { answer }
  }

  const holding = await visit('/first', 'Holder')
  const leaving = new AbortController()
  const left = await visit('/shared', 'Leaver', leaving.signal)
  const joined = await visit('/shared', 'Joiner')
  leaving.abort()
  await expect(left.answer).rejects.toThrow('aborted')
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), { timeout: 10_000 })
  first.resolve(new Response('page'))
  expect((await joined.answer).status).toBe(200)
  await holding.answer
  expect(visitors[1]).toMatchObject({ address: '127.0.0.1', userAgent: 'Mozilla/5.0 Leaver' })
  expect(visitors).toHaveLength(2)
})
