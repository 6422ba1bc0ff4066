import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import {
  readMarketBand,
  readOwnerHistory,
  readTwins,
} from '@trassa/contracts/calls/moderator/evidence'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPhoto, insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { photos } from '../../media/photos.table.ts'
import { createStaff, insertWaiting, REASONS } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, support } = await createStaff(gateway)
const owner = await gateway.createUser({ username: 'Иван' })
const other = await gateway.createUser({ username: 'Пётр' })
const VIN = 'XTA219040J0123456'

beforeEach(async () => {
  await db.execute(sql`TRUNCATE ads, photos, audit_rows, complaints CASCADE`)
})

const hash = (adId: string, phash: bigint) =>
  db.update(photos).set({ phash }).where(eq(photos.adId, adId))

describe('§9 twins', () => {
  it('other ads with the VIN, of any owner, drafts left out', async () => {
    const ad = await insertWaiting(db, owner.id, { vin: VIN })
    const sold = await insertAd(db, other.id, { vin: VIN, stat: 6, price: 12_300_000 })
    const expired = await insertAd(db, owner.id, { vin: VIN, expiresAt: new Date(0) })
    await insertAd(db, other.id, { vin: VIN, stat: 0 })
    await insertAd(db, other.id, { vin: 'XTA219040J0123457' })
    gateway.statements.length = 0
    const { sameVin, samePhotos } = await gateway.get(readTwins, {
      as: support,
      params: { id: ad.id },
    })
    expect(gateway.statements).toHaveLength(4)
    expect(samePhotos).toEqual([])
    expect(sameVin).toMatchObject([
      { id: expired.id, stat: 5, username: 'Иван' },
      { id: sold.id, stat: 6, username: 'Пётр', price: 123_000, userId: other.id },
    ])
  })

  it('other ads with nearly the same photograph, each with both pictures', async () => {
    const ad = await insertWaiting(db, owner.id)
    const copy = await insertAd(db, other.id, { stat: 4 })
    const different = await insertAd(db, other.id)
    for (const one of [copy, different]) await addPhoto(db, one)
    await hash(ad.id, 0b1111_0000n)
    await hash(copy.id, 0b1111_0011n)
    await hash(different.id, 0x7fff_ffff_0000_0000n)
    const { samePhotos } = await gateway.get(readTwins, { as: anna, params: { id: ad.id } })
    const [mine] = await db.select().from(photos).where(eq(photos.adId, ad.id))
    const [its] = await db.select().from(photos).where(eq(photos.adId, copy.id))
    expect(samePhotos).toMatchObject([
      { photo: { id: mine?.id }, twinPhoto: { id: its?.id }, twin: { id: copy.id, stat: 4 } },
    ])
  })
})

it('§9 market: the prices around an ad that is not public, with the ads nearest to its own', async () => {
  const car = { markId: '1', modelId: '1', year: 2018 }
  for (let price = 1; price <= 11; price += 1) {
    await insertAd(db, other.id, { ...car, price: price * 10_000_000 })
  }
  const ad = await insertWaiting(db, owner.id, { ...car, price: 20_000_000 })
  const market = (id: string) => gateway.get(readMarketBand, { as: anna, params: { id } })
  const { band } = await market(ad.id)
  expect(band).toMatchObject({ low: 200_000, median: 600_000, high: 1_000_000, total: 11 })
  expect(band?.ads.map((card) => card.price)).toHaveLength(6)
  expect(band?.ads[0]).toMatchObject({ price: 200_000 })
  const lonely = await insertWaiting(db, owner.id, { ...car, year: 1970 })
  expect(await market(lonely.id)).toEqual({ band: null })
})

it('§9 owner: ads by stat, complaints and decisions against them; the look-up is logged', async () => {
  const ad = await insertWaiting(db, owner.id)
  const blocked = await insertWaiting(db, owner.id)
  await insertAd(db, owner.id)
  const decision = { stat: 4 as const, reasons: REASONS }
  await gateway.get(decideAd, { as: anna, params: { id: blocked.id }, body: decision })
  await db.execute(sql`INSERT INTO complaints (ad_id, complainant, reason, comment, session_id, outcome)
    VALUES (${ad.id}, 'a', 'fraud', '', 's', NULL), (${ad.id}, 'b', 'sold', '', 's', 'unfounded')`)
  const history = await gateway.get(readOwnerHistory, { as: support, params: { id: ad.id } })
  expect(history).toMatchObject({
    adsByStat: [
      { stat: 1, total: 1 },
      { stat: 2, total: 1 },
      { stat: 4, total: 1 },
    ],
    complaints: { open: 1, decided: 0, unfounded: 1 },
    decisions: [{ event: 'ad.blocked', adId: blocked.id, reason: REASONS[0]?.message }],
  })
  const { rows } = await db.execute(sql`SELECT actor_id::text AS actor, after FROM audit_rows
    WHERE event = 'user.lookedUp' AND user_id = ${owner.id}`)
  expect(rows).toEqual([{ actor: support.id, after: { place: 'ad', adId: ad.id } }])
})
