import { suggestQueries } from '@trassa/contracts/calls/typed-queries'
import { expect, it } from 'vitest'
import { insertAd, KAZAN, SAMARA } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()

for (const cityId of [SAMARA, SAMARA, KAZAN])
  await insertAd(db, seller.id, { markId: '1', modelId: '1025', cityId })
await insertAd(db, seller.id, {
  adType: 'auto_parts_car',
  markId: '1',
  modelId: '1025',
  fields: {},
})

const suggest = async (q: string, city?: string) => {
  const { items } = await gateway.get(suggestQueries, { query: { q, ...(city && { city }) } })
  return items.map(({ text, list }) => [text, list.adType, list.citySlug, list.total])
}

it('while names are made nothing is suggested, which no cache keeps', async () => {
  const ask = () => gateway.ask(suggestQueries, { query: { q: 'гран' } })
  const first = await ask()
  expect(first).toMatchObject({ ok: true, detail: { items: [] } })
  expect(first.headers['cache-control']).toBe('no-store')
  await expect.poll(() => suggest('гран'), { timeout: 60_000 }).not.toEqual([])
  expect((await ask()).headers['cache-control']).toBe('public, max-age=60')
})

it('queries go on to lists with their live ads', async () => {
  expect(await suggest('гран')).toEqual([
    ['Lada Granta', 'auto', null, 3],
    ['Lada Granta', 'auto_parts_car', null, 1],
  ])
  expect(await suggest('гранта сам')).toEqual([
    ['Lada Granta Самара', 'auto', 'samara', 2],
    ['Lada Granta Самарская область', 'auto', 'samarskaya-oblast', 2],
  ])
  expect(await suggest('гран', 'kazan')).toContainEqual(['Lada Granta', 'auto', 'kazan', 1])
  expect(await suggest('')).toEqual([['Lada', 'auto', null, 3]])
})
