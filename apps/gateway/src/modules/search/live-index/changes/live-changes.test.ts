import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DAY, insertAd } from '../../../../testing/ads.ts'
import { createTestGateway } from '../../../../testing/test-gateway.ts'
import { ads } from '../../../ads/ads.table.ts'
import { moveClock } from '../../testing/moved-clock.ts'
import { toldBy } from '../../testing/told-by.ts'
import { createLiveIndex } from '../live-index.ts'

const { db: whole, createUser } = await createTestGateway()
const [seller, other] = [await createUser(), await createUser()]
let interruptions = 0
const db: typeof whole = Object.assign(Object.create(whole), { interruptions: () => interruptions })
const clock = moveClock(db)
const index = createLiveIndex(db, { error: () => undefined })
await index.load()

const toldOf = toldBy(index)
const HOUR = DAY / 24
const change = (id: string, fields: Partial<typeof ads.$inferInsert>) =>
  db.update(ads).set(fields).where(eq(ads.id, id))
const ofAd = (adId: string, sellerId = seller.id, changesTotals = true) => ({
  kind: 'ad',
  adId,
  sellerId,
  changesTotals,
})

it('§7 filter-ads: every written ad is told, listed or not', async () => {
  const ad = await insertAd(db, seller.id)
  expect(await toldOf(() => change(ad.id, { price: 100 }))).toEqual([ofAd(ad.id, seller.id, false)])
  expect(await toldOf(() => change(ad.id, { stat: 4 }))).toEqual([ofAd(ad.id)])
  expect(await toldOf(() => change(ad.id, { price: 200 }))).toEqual([ofAd(ad.id)])
  expect(await toldOf(async () => undefined)).toEqual([])
})

it('§7 filter-ads: an ad that changes hands is told of both sellers', async () => {
  const ad = await insertAd(db, seller.id)
  expect(await toldOf(() => change(ad.id, { userId: other.id }))).toEqual([
    ofAd(ad.id, other.id),
    ofAd(ad.id),
  ])
})

it('§3 an ad that expires is told, though nothing has written it', async () => {
  const ad = await insertAd(db, seller.id, { expiresAt: new Date(Date.now() + HOUR) })
  await insertAd(db, seller.id, { expiresAt: new Date(Date.now() + 3 * HOUR) })
  expect(await toldOf(async () => clock.by(2 * HOUR))).toEqual([ofAd(ad.id)])
})

it('§7 filter-ads: the revision of a type grows with what may change its lists, no other one', async () => {
  const truck = await insertAd(db, seller.id, { adType: 'truck' })
  const revisions = () =>
    (['auto', 'truck', 'moto'] as const).map((adType) => index.revisionOf(adType))
  await index.allUpToDate()
  const grown = async (happens: () => Promise<unknown>) => {
    const [autos, trucks, motos] = revisions() as [number, number, number]
    await toldOf(happens)
    const now = revisions() as [number, number, number]
    return [now[0] > autos, now[1] > trucks, now[2] > motos]
  }
  expect(await grown(() => change(truck.id, { price: 1 }))).toEqual([false, true, false])
  expect(await grown(() => change(truck.id, { adType: 'auto' }))).toEqual([true, true, false])
  expect(await grown(() => change(truck.id, { stat: 4 }))).toEqual([true, false, false])
  expect(await grown(() => change(truck.id, { expiresAt: new Date(Date.now() + DAY) }))).toEqual([
    false,
    false,
    false,
  ])
  const revision = index.revision()
  expect(await toldOf(async () => (interruptions += 1))).toContainEqual({ kind: 'all' })
  expect(index.revision()).toBeGreaterThan(revision)
  expect(await grown(async () => (interruptions += 1))).toEqual([true, true, true])
})
