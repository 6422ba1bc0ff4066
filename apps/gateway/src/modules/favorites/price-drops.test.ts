import { setFavorite } from '@trassa/contracts/calls/favorites'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { insertAd } from '../../testing/ads.ts'
import { messagingWith } from '../../testing/messaging.ts'
import { createReachable, noticesTo } from '../../testing/notices.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { type AdRecord, ads } from '../ads/ads.table.ts'
import { tellPriceDrops } from './favorites.jobs.ts'
import { favorites } from './favorites.table.ts'

const gateway = await createTestGateway()
const { db, config } = gateway
const { notifications } = messagingWith(gateway, async () => undefined)
const tell = () => tellPriceDrops({ db, notifications, publicUrl: config.publicUrl })
const seller = await createReachable(gateway)

let ad: AdRecord
beforeEach(async () => {
  ad = await insertAd(db, seller.id, { title: 'Лада Гранта' })
})

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
async function keeper(addedAt = ago(48)) {
  const user = await createReachable(gateway)
  await gateway.get(setFavorite, { as: user, body: { adId: ad.id } })
  await db
    .update(favorites)
    .set({ addedAt })
    .where(and(eq(favorites.userId, user.id), eq(favorites.adId, ad.id)))
  return user
}
const drop = (to: number, droppedAt = new Date()) =>
  db
    .update(ads)
    .set({ price: to * 100, priceDropFrom: 650_000_00, priceDroppedAt: droppedAt })
    .where(eq(ads.id, ad.id))
const toldTo = ({ telegramId }: { telegramId: string }) => noticesTo(gateway, telegramId)

it('domain §8: each user who keeps the ad learns of its lower price, once for a drop, also with two workers', async () => {
  const [first, second] = [await keeper(), await keeper()]
  await drop(600_000)
  const told = await Promise.all([tell(), tell()])
  expect((told[0] ?? 0) + (told[1] ?? 0) + (await tell())).toBe(2)
  for (const user of [first, second]) {
    expect(await toldTo(user)).toMatchObject([
      {
        type: 'priceDropped',
        text: expect.stringMatching(/Цена снижена: Лада Гранта.*\nБыло 650.000.₽, стало 600.000.₽/),
      },
    ])
  }
  await drop(550_000, new Date(Date.now() + 1))
  await tell()
  expect(await toldTo(first)).toHaveLength(2)
})

it('not the owner, not who kept it since, not of an ad that is gone or a drop of long ago', async () => {
  const late = await keeper(new Date(Date.now() + HOUR))
  await gateway.get(setFavorite, { as: seller, body: { adId: ad.id } })
  await drop(600_000)
  expect(await tell()).toBe(0)
  expect(await toldTo(late)).toEqual([])
  const user = await keeper()
  await drop(600_000, ago(25))
  await tell()
  await drop(600_000)
  await db.update(ads).set({ stat: 6 }).where(eq(ads.id, ad.id))
  await tell()
  expect(await toldTo(user)).toEqual([])
})
