import { AD_CARDS_MAX, adCards } from '@trassa/contracts/calls/filter'
import { expect, it } from 'vitest'
import { insertAd } from '../../testing/ads.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()

it('issue 9.5 recently seen: cards in the order asked for, each once, without ads that are gone', async () => {
  const first = await insertAd(db, seller.id)
  const second = await insertAd(db, seller.id)
  const gone = [
    await insertAd(db, seller.id, { stat: 6 }),
    await insertAd(db, seller.id, { expiresAt: new Date(Date.now() - 1) }),
    await insertAd(db, seller.id, { stat: 0, publishedAt: null }),
  ]
  const ids = [second, ...gone, first, second].map(({ id }) => id)
  const { items } = await gateway.get(adCards, { query: { ids: [...ids, '999999999'].join(',') } })
  expect(items.map(({ id }) => id)).toEqual([second.id, first.id])
})

it('recently seen: a bounded number of ids, and nothing but ids', async () => {
  const ids = Array.from({ length: AD_CARDS_MAX + 1 }, (_, index) => index + 1).join(',')
  expect(await gateway.ask(adCards, { query: { ids } })).toMatchObject({ status: 422 })
  expect(await gateway.ask(adCards, { query: { ids: '1,x' } })).toMatchObject({ status: 422 })
  expect(await gateway.get(adCards, { query: { ids: '' } })).toEqual({ items: [] })
})
