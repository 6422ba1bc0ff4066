import { expect, it } from 'vitest'
import { pageUrl } from '../pages/page-url.ts'
import { PUBLIC_URL } from '../testing/site-settings.ts'
import { OPEN, tellingSite } from '../testing/telling-site.ts'

const ONE = {
  cookie: 'session=one',
  'accept-language': 'ru',
  'user-agent': 'Mozilla/5.0 Firefox/140.0',
  'x-forwarded-for': '203.0.113.1',
  referer: 'https://ya.example/',
}
const OTHER = {
  cookie: 'session=two; trassa_known=1',
  'accept-language': 'de',
  'user-agent': 'Googlebot/2.1',
  'x-forwarded-for': '198.51.100.2',
  authorization: 'Bearer x',
}

it('design: a page is the same bytes for every visitor, kept or rendered', async () => {
  const { get, world } = await tellingSite()
  const answers = []
  for (const headers of [ONE, OTHER, ONE, OTHER]) {
    const answer = await get('/kazan/auto?markId=1', headers)
    const { date: _date, ...same } = answer.headers
    answers.push(JSON.stringify([answer.statusCode, same, answer.body]))
  }
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).not.toMatch(/session|203\.0|Firefox|Bearer/)
  expect(world.renderings).toBe(2)
})

it('no page is kept under the address of another', async () => {
  const { get } = await tellingSite()
  const addresses = [
    '/kazan/auto',
    '/kazan/auto/',
    '/KAZAN/auto',
    '/kazan/auto?',
    '/kazan/auto?markId=1',
    '/kazan/auto?markId=1&cursor=abc',
    '/kazan/auto?markId=%31',
    '/kazan%2fauto',
    '/kazan/../kazan/auto?x',
    '/%2e%2e/kazan/auto?x=1',
    '/kazan/auto%23hash',
    '/kazan/auto%3FmarkId=1',
    `/Search?q=${'x'.repeat(1900)}`,
    `/Search?q=${'x'.repeat(1900)}y`,
  ]
  for (let time = 0; time < 3; time += 1) {
    for (const address of addresses) {
      const { body } = await get(address)
      expect(body).toContain(`["GET","${pageUrl(address, PUBLIC_URL).href}",[]]`)
    }
  }
})

it.each([
  '/profile/MyAdsAll/MyAdsActual',
  '/PROFILE/%4dyAdsAll/MyAdsDraft',
  '/createAd?ad_type=auto',
  '/editad?id=1',
  '/confirmAd?token=secret',
  '/confirmEmail?token=secret',
  '/unsubscribe?token=secret',
  '/stillOffered?token=secret',
  '/payment?ad=1',
  '/PayError',
  '/clearCache',
])('a page of one person is not kept, here or elsewhere: %s', async (address) => {
  const { get, world } = await tellingSite()
  for (let time = 0; time < 3; time += 1) {
    const { headers } = await get(address)
    expect([headers['cache-control'], headers.etag]).toEqual(['private, no-cache', undefined])
  }
  expect(world.renderings).toBe(3)
})

it.each([
  [404, {}, 'private, no-cache'],
  [301, { location: '/kazan' }, 'private, no-cache'],
  [200, { 'cache-control': 'no-store' }, 'no-store'],
])('neither is a page that is no public 200: %i %o', async (status, headers, caching) => {
  const { get, world } = await tellingSite({
    render: () => new Response('<p>page</p>', { status, headers }),
  })
  for (let time = 0; time < 3; time += 1) {
    const answer = await get('/kazan')
    expect([answer.statusCode, answer.headers.etag]).toEqual([status, undefined])
    expect(answer.headers).toMatchObject({ ...headers, 'cache-control': caching })
  }
  expect(world.renderings).toBe(3)
})

it('docs/decisions/153: a closed site shows no kept page', async () => {
  const { get, world } = await tellingSite()
  for (let time = 0; time < 3; time += 1) await get('/')
  expect(world.renderings).toBe(2)
  world.state = { ...OPEN, maintenance: { text: 'Работы', until: null, retryAfter: 600 } }
  await get('/')
  expect(world.renderings).toBe(3)
  world.state = { ...OPEN, outsideLinks: { vk: 'https://vk.example/' } }
  await get('/')
  expect(world.renderings).toBe(4)
})

it.each([
  [0, 'public, max-age=0, s-maxage=0', undefined],
  [1, 'public, max-age=0, s-maxage=1', undefined],
  [5, 'public, max-age=0, s-maxage=5', 'public, max-age=3, stale-while-revalidate=2'],
])('PAGE_CDN_SECONDS=%i: no shared cache shows an older page', async (cdnSeconds, all, cdn) => {
  const { get } = await tellingSite({ cdnSeconds })
  const { headers } = await get('/')
  expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual([all, cdn])
})
