import { adBySlug } from '@trassa/contracts/calls/ads'
import { filterAds, filterFacets } from '@trassa/contracts/calls/filter'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { ads } from '../../../modules/ads/ads.table.ts'
import { insertAd } from '../../../testing/ads.ts'
import { requestTo, sendRaw } from '../../../testing/raw-request.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import type { AnsweredRequest } from './known-addresses.ts'

// A hundredth of the limits: 30 readings a minute.
const gateway = await createTestGateway({ TRUST_PROXY: '1', CALL_LIMIT_FACTOR: '0.01' })
const { app, db, config } = gateway
const seller = await gateway.createUser()
const ad = await insertAd(db, seller.id)
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)

const answered = vi.fn<(answer: AnsweredRequest) => void>()
app.knownAddresses.watch(answered)
beforeEach(() => answered.mockReset())

const LIST = `${config.gatewayBase}${filterAds.path}?ad_type=auto`
let networks = 0
type Options = Parameters<typeof requestTo>[1]
/** Asks from a network of its own, so that no test uses up the limit of another. */
const ask = (target: string, { headers = [], ...options }: Options = {}) => {
  const from = [`X-Forwarded-For: 10.0.0.${++networks}`, ...headers]
  return sendRaw(port, requestTo(target, { ...options, headers: from }))
}
const know = async (target: string) => {
  await ask(target)
  answered.mockReset()
}

it.each([
  ['a list', LIST],
  ['facets with their caching', `${config.gatewayBase}${filterFacets.path}?ad_type=auto`],
  ['an ad', `${config.gatewayBase}${adBySlug.path}?slug=${ad.slug}`],
])('the second answer of an address is that of the router: %s', async (_, target) => {
  const { date: _first, 'x-log-session': firstSession, ...first } = (await ask(target)).headers
  expect(answered).not.toHaveBeenCalled()
  const again = await ask(target)
  expect(answered).toHaveBeenCalledOnce()
  const { date: _second, 'x-log-session': secondSession, ...second } = again.headers
  expect(second).toEqual(first)
  expect(secondSession).toMatch(/^[\w-]{36}$/)
  expect(secondSession).not.toBe(firstSession)
  expect(Buffer.byteLength(again.body)).toBe(Number(second['content-length']))
  expect(JSON.parse(again.body)).toHaveProperty('detail')
})

it('domain §1: the log session that is sent comes back; a tag gets 304 without a content', async () => {
  await know(LIST)
  const { headers } = await ask(LIST, { headers: ['X-Log-Session: mine'] })
  expect(headers['x-log-session']).toBe('mine')
  const held = await ask(LIST, { headers: [`If-None-Match: ${headers.etag}`] })
  expect(held).toMatchObject({ status: 304, body: '', headers: { etag: headers.etag } })
  expect(held.headers['content-type']).toBeUndefined()
  expect(answered.mock.calls.map(([{ call, status }]) => [call.id, status])).toEqual([
    ['filter.ads', 200],
    ['filter.ads', 304],
  ])
})

it('what has changed since is in the answer; an ad that is sold is gone', async () => {
  const { slug, id } = await insertAd(db, seller.id)
  const own = `${config.gatewayBase}${adBySlug.path}?slug=${slug}`
  for (const target of [own, LIST]) await ask(target)
  expect((await ask(LIST)).body).toContain(slug)
  expect((await ask(own)).status).toBe(200)
  await db.update(ads).set({ stat: 6 }).where(eq(ads.id, id))
  expect((await ask(LIST)).body).not.toContain(slug)
  expect((await ask(own)).status).toBe(410)
  expect(app.knownAddresses.get(own)).toBeUndefined()
})

it('decision 050: known addresses count against the limit of their network', async () => {
  await know(LIST)
  const from = requestTo(LIST, { headers: ['X-Forwarded-For: 10.1.0.1'] })
  const statuses: number[] = []
  for (let time = 0; time < 32; time++) statuses.push((await sendRaw(port, from)).status)
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
  expect((await sendRaw(port, from)).headers['retry-after']).toMatch(/^\d+$/)
})

it.each([
  ['two hosts', { headers: ['Host: evil.example'] }, 400],
  ['a host that is none', { host: 'a b' }, 400],
  ['another host of a proxy that is none', { headers: ['X-Forwarded-Host: a b'] }, 400],
  ['a content', { headers: ['Content-Type: application/json', 'Content-Length: 2'] }, 400],
  ['HEAD', { method: 'HEAD' }, 200],
  ['OPTIONS', { method: 'OPTIONS' }, 404],
])('the router decides on %s', async (_, options, status) => {
  await know(LIST)
  expect((await ask(LIST, options)).status).toBe(status)
  expect(answered).not.toHaveBeenCalled()
})

it('refused and long addresses do not become known', async () => {
  const refused = `${config.gatewayBase}${filterAds.path}?ad_type=none`
  const long = `${LIST}&unknown=${'a'.repeat(600)}`
  for (const target of [refused, refused, long, long]) await ask(target)
  expect(answered).not.toHaveBeenCalled()
})

it('an answer that cannot be written closes its connection, and ends nothing else', async () => {
  await know(LIST)
  const address = app.knownAddresses.get(LIST)
  if (!address) throw new Error('Not known')
  const caching = ['x-broken', 'two\nlines']
  app.knownAddresses.add(LIST, { ...address, headers: { ...address.headers, caching } })
  const closed = await ask(LIST).then(
    ({ status }) => status,
    () => 0,
  )
  expect(closed).toBe(0)
  app.knownAddresses.forget(LIST)
  expect((await ask(LIST)).status).toBe(200)
})

it('an answer for the time being is kept by no cache', async () => {
  const facets = `${config.gatewayBase}${filterFacets.path}?ad_type=auto`
  await know(facets)
  const address = app.knownAddresses.get(facets)
  if (!address) throw new Error('Not known')
  const cacheControl = async () => (await ask(facets)).headers['cache-control']
  expect(await cacheControl()).toMatch(/^public/)
  const provisional = async () => ({ ...(await address.ask()), isProvisional: true as const })
  app.knownAddresses.add(facets, { ...address, ask: provisional })
  expect(await cacheControl()).toBe('no-store')
})

it('a server that is told to stop closes connections, through the router', async () => {
  await know(LIST)
  app.stopping.abort()
  expect((await ask(LIST)).headers.connection).toBe('close')
  expect(answered).not.toHaveBeenCalled()
})
