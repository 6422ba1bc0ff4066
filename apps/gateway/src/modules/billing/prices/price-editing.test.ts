import {
  readPriceChanges,
  readPriceHistory,
  readPrices,
  setPrice,
} from '@trassa/contracts/calls/moderator/prices'
import { createPackage, packagePrices } from '@trassa/contracts/calls/payments'
import type { PriceRow } from '@trassa/contracts/entities/moderator/price'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { auditRows } from '../../audit/public.ts'
import { readPriceList } from './price-list.ts'
import { prices } from './prices.table.ts'

const gateway = await createTestGateway()
const { db } = gateway
const senior = await gateway.createUser({ role: 'seniorModerator', username: 'Вера' })
const support = await gateway.createUser({ role: 'support' })

const PACKAGE = { good: 'package.5', group: 'any' } as const
const set = (price: number, validFrom: string | null, priced: object = PACKAGE, as = senior) =>
  gateway.ask(setPrice, { as, body: { ...PACKAGE, ...priced, price, validFrom } })
const priceAt = async (at: Date) => (await readPriceList(db, at)).package(5)

describe('domain §5: the price list is edited', () => {
  it('everything that is sold has a price, and the whole staff reads it', async () => {
    const rows = await gateway.get(readPrices, { as: support })
    expect(rows).toHaveLength(6 + 3 + 6 * 3)
    expect(rows.find(({ good, group }) => good === 'promotion.vip' && group === 'heavy')).toEqual({
      good: 'promotion.vip',
      group: 'heavy',
      title: 'VIP',
      current: expect.objectContaining({ price: 1049, setBy: null, state: 'current' }),
      planned: [],
    })
  })

  it('a planned price counts from its moment on, and the one set last for a moment counts', async () => {
    const validFrom = '2031-03-01T00:00:00.000Z'
    const [from, before] = [new Date(validFrom), new Date(Date.parse(validFrom) - 1)]
    await set(1990, validFrom)
    expect(await set(1490, validFrom)).toMatchObject({
      status: 200,
      detail: { current: { price: 1350 }, planned: [{ price: 1490, setBy: 'Вера' }] },
    })
    expect([await priceAt(before), await priceAt(from)]).toEqual([135_000, 149_000])
    const changes = await gateway.get(readPriceChanges, { as: support, query: PACKAGE })
    expect(changes.map(({ price, state }) => [price, state])).toEqual([
      [1490, 'planned'],
      [1990, 'replaced'],
      [1350, 'current'],
    ])
    const history = await gateway.get(readPriceHistory, { as: support })
    expect(history).toMatchObject([
      { good: 'package.5', before: 1990, price: 1490, validFrom, setBy: 'Вера' },
      { good: 'package.5', before: 1350, price: 1990, validFrom, setBy: 'Вера' },
    ])
    const rows = await db.select().from(auditRows).where(eq(auditRows.event, 'price.set'))
    expect(rows).toMatchObject([
      { actorId: senior.id, before: { price: 1350 }, after: { price: 1990, validFrom } },
      { actorId: senior.id, after: { price: 1490 } },
    ])
  })

  it('an order keeps the price it was made with; the next one has the new one', async () => {
    const ten = { good: 'package.10', group: 'any' } as const
    const [early, late] = [await gateway.createUser(), await gateway.createUser()]
    const order = (as: typeof early) => gateway.get(createPackage, { as, body: { quantity: 10 } })
    const { amount } = await order(early)
    expect(await set(2500, null, ten)).toMatchObject({ detail: { current: { price: 2500 } } })
    expect(amount).toBe(2400)
    expect(await order(early)).toMatchObject({ amount: 2400 })
    expect(await order(late)).toMatchObject({ amount: 2500 })
    const offered = await gateway.get(packagePrices, { params: { type: 'GENERAL' } })
    expect(offered.find(({ quantity }) => quantity === 10)).toMatchObject({ price: 2500 })
  })

  it('a price that is set later leaves what the history says of a planned one as it is', async () => {
    const two = { good: 'package.20', group: 'any' } as const
    const historyOf = async () => {
      const rows = await gateway.get(readPriceHistory, { as: support })
      return rows.filter(({ good }) => good === two.good).map((row) => [row.before, row.price])
    }
    const [{ current }] = (await gateway.get(readPrices, { as: support })).filter(
      ({ good }) => good === two.good,
    ) as [PriceRow]
    await set(5990, '2031-12-01T00:00:00.000Z', two)
    await set(5490, null, two)
    expect(await historyOf()).toEqual([
      [current.price, 5490],
      [current.price, 5990],
    ])
    await set(5790, '2031-12-02T00:00:00.000Z', two)
    expect((await historyOf()).at(0)).toEqual([5990, 5790])
  })

  it('no row of it is changed or deleted', async () => {
    const refused = { cause: { message: 'The price list is append-only' } }
    await expect(db.update(prices).set({ price: 1 })).rejects.toMatchObject(refused)
    await expect(db.delete(prices)).rejects.toMatchObject(refused)
  })

  it('is set once for a key', async () => {
    const fifty = { good: 'package.50', group: 'any' } as const
    const ask = () =>
      gateway.get(setPrice, {
        as: senior,
        headers: { 'idempotency-key': 'price-1' },
        body: { ...fifty, price: 9100, validFrom: null },
      })
    expect(await ask()).toEqual(await ask())
    expect(await gateway.get(readPriceChanges, { as: support, query: fifty })).toHaveLength(2)
  })

  it.each([
    ['a moment that has passed', 500, '2020-01-01T00:00:00.000Z', {}, 422],
    ['no roubles', 0, null, {}, 422],
    ['kopecks', 99.5, null, {}, 422],
    ['more than a million', 1_000_001, null, {}, 422],
    ['a group that the good has not', 500, null, { group: 'heavy' }, 404],
  ])('%s is refused', async (_, price, validFrom, priced, status) => {
    expect(await set(price, validFrom, priced)).toMatchObject({ status })
  })

  it.each(['support', 'moderator'] as const)('%s sets nothing', async (role) => {
    const other = await gateway.createUser({ role })
    expect(await set(1, null, {}, other)).toMatchObject({ status: 403 })
  })
})
