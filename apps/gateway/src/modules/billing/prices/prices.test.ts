import { packagePrices, servicePrices } from '@trassa/contracts/calls/payments'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { readPriceList } from './price-list.ts'
import { prices } from './prices.table.ts'

const gateway = await createTestGateway()
const { db } = gateway

const promotionsOf = async (adType: AdType) => {
  const { promotions } = await gateway.get(servicePrices, { params: { adType } })
  return Object.fromEntries(promotions.map(({ promotion, price }) => [promotion, price]))
}

describe('domain §5: the first price list', () => {
  it('packages: up to half off', async () => {
    for (const type of ['GENERAL', 'truck'] as const)
      expect(await gateway.get(packagePrices, { params: { type } })).toEqual([
        { quantity: 1, price: 300, discount: 0 },
        { quantity: 5, price: 1350, discount: 10 },
        { quantity: 10, price: 2400, discount: 20 },
        { quantity: 20, price: 4200, discount: 30 },
        { quantity: 50, price: 9000, discount: 40 },
        { quantity: 100, price: 15_000, discount: 50 },
      ])
  })

  it.each([
    ['auto', 300],
    ['truck', 300],
    ['water', 300],
    ['auto_parts_tires', 200],
    ['services', 200],
  ] as const)('a publication of %s: %d ₽', async (adType, price) => {
    const { publication } = await gateway.get(servicePrices, { params: { adType } })
    expect(publication).toBe(price)
  })

  it.each(['auto', 'moto', 'auto_parts_car', 'services'] as const)(
    'promotions of %s',
    async (adType) => {
      expect(await promotionsOf(adType)).toEqual({
        lift: 99,
        dailyLifts: 490,
        highlight: 149,
        urgent: 79,
        vip: 699,
        turbo: 990,
      })
    },
  )

  it.each(['truck', 'special', 'special_industrial'] as const)(
    'promotions of %s cost half as much again, in whole roubles',
    async (adType) => {
      expect(await promotionsOf(adType)).toEqual({
        lift: 149,
        dailyLifts: 735,
        highlight: 224,
        urgent: 119,
        vip: 1049,
        turbo: 1485,
      })
    },
  )
})

it('a price counts from its date on', async () => {
  const validFrom = new Date('2030-01-01T00:00:00Z')
  await db.insert(prices).values({ good: 'package.5', priceGroup: 'any', price: 99_900, validFrom })
  const before = await readPriceList(db, new Date(validFrom.getTime() - 1))
  expect(before.package(5)).toBe(135_000)
  expect((await readPriceList(db, validFrom)).package(5)).toBe(99_900)
})
