import { formOf } from '@trassa/catalog/ad-types/form-of'
import { filterAds, similarAds } from '@trassa/contracts/calls/filter'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addPhoto, DAY, insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import type { AdRecord } from '../../ads/ads.table.ts'
import { plainAnswers } from '../testing/plain-answers.ts'
import { randomAd } from '../testing/random-ads.ts'

const gateway = await createTestGateway()
const { db } = gateway
const plain = plainAnswers(db)
const now = Date.now()

const isOn = fc.constantFrom(null, new Date(now + DAY), new Date(now - DAY))
const shown = fc.record({
  vipUntil: isOn,
  urgentUntil: isOn,
  highlightedUntil: isOn,
  priceDropFrom: fc.constantFrom(null, 500_00),
  priceDroppedAt: fc.constantFrom(new Date(now - DAY), new Date(now - 40 * DAY)),
  description: fc.constantFrom(
    '',
    'Кавычки "и" \\ косая\n**жирный**',
    'ё'.repeat(300),
    '😀 \u2028',
  ),
  vin: fc.constantFrom(null, 'XTA219020J0123456'),
})
const live = { stat: 1 as const, expiresAt: new Date(now + DAY) }
const ad = fc
  .tuple(randomAd(formOf('auto'), now), shown, fc.constantFrom(0, 1, 6))
  .map(([fields, more, photos]) => ({
    fields: { ...fields, ...more, ...live } as Partial<AdRecord>,
    photos,
  }))

const bodyOf = async (path: string) =>
  (await gateway.app.inject({ url: `${gateway.config.gatewayBase}${path}` })).body

it('§7 filter-ads, similar-ads: to the byte what JSON of the rows of PostgreSQL is', async () => {
  const seller = await gateway.createUser({ username: 'Мария "Маша" \\ О’Нил' })
  const drawn = fc.sample(ad, { numRuns: 50, seed: 166 })
  const ids: string[] = []
  for (const { fields, photos } of drawn) {
    const { id, userId } = await insertAd(db, seller.id, fields)
    for (let position = 0; position < photos; position++)
      await addPhoto(db, { id, userId }, { position })
    ids.push(id)
  }
  let cursor: string | null = null
  let pages = 0
  do {
    const body = await bodyOf(`${filterAds.path}${cursor ? `?cursor=${cursor}` : ''}`)
    const { items, vip, total, nextCursor } = JSON.parse(body).detail
    const idsOf = (cards: { id: string }[]) => cards.map(({ id }) => id)
    expect(body).toBe(
      JSON.stringify({
        detail: {
          items: await plain.listed(idsOf(items)),
          ...(vip && { vip: await plain.short(idsOf(vip)) }),
          total,
          nextCursor,
        },
      }),
    )
    expect(vip === undefined).toBe(cursor !== null)
    cursor = nextCursor
    pages += 1
  } while (cursor)
  expect(pages).toBeGreaterThan(2)
  for (const id of ids.slice(0, 10)) {
    const body = await bodyOf(similarAds.path.replace('{id}', id))
    const { items, market } = JSON.parse(body).detail
    const wanted = await plain.listed(items.map((item: { id: string }) => item.id))
    expect(body).toBe(JSON.stringify({ detail: { items: wanted, market } }))
  }
}, 60_000)
