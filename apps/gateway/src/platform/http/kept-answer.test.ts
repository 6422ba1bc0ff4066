import { filterAds, filterFacets, filterTotals } from '@trassa/contracts/calls/filter'
import { expect, it } from 'vitest'
import { insertAd } from '../../testing/ads.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { keptAnswer, keptJson } from './kept-answer.ts'

const gateway = await createTestGateway()
const seller = await gateway.createUser()
const url = `${gateway.config.gatewayBase}${filterAds.path}`
const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  gateway.app.inject({ method, url, headers })

it('the tag of the present answer gets 304, that of a former one the answer', async () => {
  const first = await ask()
  const tag = String(first.headers.etag)
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
  for (const held of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
    const again = await ask({ 'if-none-match': held })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
    expect(again.headers['content-type']).toBeUndefined()
  }
  await insertAd(gateway.db, seller.id)
  const changed = await ask({ 'if-none-match': tag })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(tag)
})

it('HEAD has the headers of GET and no body', async () => {
  const [got, head] = [await ask(), await ask({}, 'HEAD')]
  expect([head.statusCode, head.body]).toEqual([200, ''])
  for (const name of ['etag', 'content-type', 'content-length'])
    expect(head.headers[name]).toBe(got.headers[name])
})

it('a call keeps its caching, on 304 as well; a refusal has no tag', async () => {
  const path = `${gateway.config.gatewayBase}${filterFacets.path}`
  const counted = await gateway.app.inject({ url: path })
  expect(counted.headers['cache-control']).toBe('public, max-age=5')
  const headers = { 'if-none-match': String(counted.headers.etag) }
  const again = await gateway.app.inject({ url: path, headers })
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'public, max-age=5'])
  const refused = await gateway.app.inject({ url: `${path}?ad_type=none` })
  expect([refused.statusCode, refused.headers.etag]).toEqual([422, undefined])
})

it('the bytes of an answer have memory of their own: it counts for no more than it takes', () => {
  const answers = [
    keptAnswer(filterTotals, {}),
    keptJson(filterAds, [Buffer.from('{"items":[]'), Buffer.from('}')]),
  ]
  for (const { body } of answers) expect(body.buffer.byteLength).toBe(body.length)
  expect(answers.map(({ body }) => body.toString())).toEqual([
    '{"detail":{}}',
    '{"detail":{"items":[]}}',
  ])
})
