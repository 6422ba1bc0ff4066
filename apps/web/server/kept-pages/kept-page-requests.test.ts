import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sourceHash } from '@trassa/gateway/platform/http/security-headers'
import { expect, it } from 'vitest'
import { tellingSite } from '../testing/telling-site.ts'

it('inline scripts are allowed by their hashes, also in a 304, whose headers a cache takes over', async () => {
  const { get } = await tellingSite()
  const { headers, body } = await get('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${sourceHash('own()')};`)
  expect(body).toContain('<script>own()</script>')
  const known = await get('/', { 'if-none-match': String(headers.etag) })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  const repeated = ['content-security-policy', 'cache-control', 'etag', 'vary'] as const
  for (const name of repeated) expect(known.headers[name]).toBe(headers[name])
  expect((await get('/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

it('two whole renderings of a page have one tag, so that a visitor has the page of every process', async () => {
  const [first, second] = [await tellingSite({ maxBytes: 0 }), await tellingSite({ maxBytes: 0 })]
  const { headers, body } = await first.get('/kazan', { cookie: 'session=one' })
  expect(body).toContain('own()')
  const again = await first.get('/kazan', { cookie: 'session=two' })
  expect([again.headers.etag, again.body]).toEqual([headers.etag, body])
  const known = await second.get('/kazan', { 'if-none-match': String(headers.etag) })
  expect(known.statusCode).toBe(304)
  expect([first.world.renderings, second.world.renderings]).toEqual([2, 1])
})

it('each visitor gets the encoding that they take, with one tag for all', async () => {
  const { get } = await tellingSite()
  const plain = await get('/')
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await get('/', { 'accept-encoding': 'gzip' })
  expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload)
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
  for (const { headers } of [plain, br, gzip]) {
    expect(headers).toMatchObject({ etag: plain.headers.etag, vary: 'accept-encoding' })
  }
  const head = await get('/', { 'accept-encoding': 'br' }, 'HEAD')
  expect(head.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(br.rawPayload.length),
  })
})

it('a request with the tag of a kept page gets no body, however it names the tag', async () => {
  const { get, world } = await tellingSite()
  await get('/')
  const { headers } = await get('/')
  const tag = String(headers.etag)
  for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await get('/', { 'if-none-match': known, 'accept-encoding': 'br' }, method)
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', tag])
      expect(answer.headers).not.toHaveProperty('content-encoding')
    }
  }
  expect(world.renderings).toBe(2)
})

it('HEAD renders and keeps what GET does; a range is answered by the whole page', async () => {
  const { get, world } = await tellingSite()
  for (let time = 0; time < 2; time += 1) {
    const { statusCode, body } = await get('/', {}, 'HEAD')
    expect([statusCode, body]).toEqual([200, ''])
  }
  const { headers, body } = await get('/')
  expect(body).toContain('["GET",')
  const part = await get('/', { range: 'bytes=0-9', 'if-range': String(headers.etag) })
  expect([part.statusCode, part.body]).toEqual([200, body])
  expect(part.headers).not.toHaveProperty('content-range')
  expect(world.renderings).toBe(2)
})
