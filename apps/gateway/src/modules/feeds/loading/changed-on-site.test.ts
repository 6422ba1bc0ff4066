import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ads } from '../../ads/ads.table.ts'
import { purgeDeletedAds } from '../../ads/sweeps/purge-deleted-ads.ts'
import { photos } from '../../media/photos.table.ts'
import { createFeedWorld } from '../testing/feed-world.ts'
import { carRow } from '../testing/stock-server.ts'

const world = await createFeedWorld()
const { gateway, stock, origin, companyWithFeed, load, loadOnTime } = world
const { adsOf, problemsOf, photographed } = world
const { db } = gateway

it('issue 11: photographs that were deleted on the site do not keep their row from being applied', async () => {
  const { as, id } = await companyWithFeed([photographed('1')])
  await load(as, id)
  const [ad] = await adsOf(as)
  await db.delete(photos).where(and(eq(photos.adId, ad?.id ?? ''), eq(photos.position, 0)))
  const Фотографии = [1, 2, 3].map((n) => `${origin}/photos/${n}.jpg`).join(' ')
  await load(as, id, [photographed('1', { Фотографии })])
  expect(await problemsOf(as, id)).toEqual([])
  expect((await adsOf(as))[0]).toMatchObject({ photosTotal: 3 })
})

it('issue 11: an ad that its company has deleted does not come back when it is purged', async () => {
  const { as, id } = await companyWithFeed([photographed('1')])
  await load(as, id)
  await db.update(ads).set({ stat: 7, statChangedAt: new Date() }).where(eq(ads.userId, as.id))
  expect(await purgeDeletedAds(db, new Date(Date.now() + 31 * 86_400_000))).toBe(1)
  expect(await load(as, id)).toMatchObject({ counts: { created: 0, unchanged: 1 } })
  await load(as, id, [photographed('1', { Цена: '600000' })])
  expect(await problemsOf(as, id)).toEqual([expect.stringMatching(/^1\|\|Вы удалили/)])
  expect(await db.$count(ads, eq(ads.userId, as.id))).toBe(0)
})

it('issue 11: an emptied cell empties its field, a corrected model leaves the generation of the old one', async () => {
  const row = { Модель: '2101', Поколение: '2101', Пробег: '84000', VIN: 'XTA21010000000001' }
  const { as, id } = await companyWithFeed([photographed('1', row)])
  await load(as, id)
  expect((await adsOf(as))[0]).toMatchObject({ generationId: '100101', vin: row.VIN })
  await load(as, id, [photographed('1', { ...row, Модель: 'Гранта', Поколение: '', VIN: '' })])
  expect(await problemsOf(as, id)).toEqual([])
  expect((await adsOf(as))[0]).toMatchObject({ modelId: '1025', generationId: null, vin: null })
})

it('issue 11: an outage of the site, however many runs it lasts, loses no photograph', async () => {
  const { as, id } = await companyWithFeed([photographed('1')])
  stock.photoStatus = 503
  for (const _ of [1, 2, 3, 4]) await loadOnTime(as, id)
  stock.photoStatus = 200
  await loadOnTime(as, id)
  expect((await adsOf(as))[0]).toMatchObject({ photosTotal: 2 })
})

it('issue 11: an address without a photograph is tried in three runs, and again when the company asks', async () => {
  const Фотографии = `${origin}/missing.jpg ${origin}/photos/1.jpg`
  const { as, id } = await companyWithFeed([carRow('1', { Фотографии })])
  for (const _ of [1, 2, 3, 4]) await loadOnTime(as, id)
  const asked = () => stock.asked.filter((url) => url === '/missing.jpg').length
  expect(asked()).toBe(3)
  await load(as, id)
  expect(asked()).toBe(4)
})
