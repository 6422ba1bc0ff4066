import { randomUUID } from 'node:crypto'
import { giveStockPhoto, listStockPhotos } from '@trassa/contracts/calls/moderator/stock-imports'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { TestUser } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { carRow } from '../../feeds/testing/stock-server.ts'
import { insertPhoto } from '../../media/photos.repository.ts'
import { photos } from '../../media/photos.table.ts'
import { messages } from '../../messaging/outbox/messages.table.ts'
import { createStockWorld } from '../testing/stock-world.ts'

const world = await createStockWorld()
const { gateway, anna, origin, run, checked, imported, read, steer, rowsOf, adsOf, dealer } = world
const { db } = gateway

const TWO = { Фото: '1_1.jpg, 1_2.JPG' }
const list = async (id: string, as: TestUser = anna) =>
  (await gateway.get(listStockPhotos, { as, params: { id } })).items
/** An upload of a moderator that is in no ad. */
const upload = async (by: TestUser = anna): Promise<string> => {
  const id = randomUUID()
  const photo = { id, userId: by.id, width: 1200, height: 900, color: '#336699', phash: 1n }
  await insertPhoto(db, photo)
  return id
}
const give = async (id: string, name: string, photoId: string, as: TestUser = anna, row = 2) =>
  gateway.ask(giveStockPhoto, { as, params: { id }, body: { row, name, photoId } })
const photosOf = async (owner: TestUser, place = 0) => {
  const ad = (await adsOf(owner))[place]
  const ofAd = eq(photos.adId, ad?.id ?? '')
  const found = await db.select().from(photos).where(ofAd).orderBy(photos.position)
  return found.flatMap(({ id, position }) => (position === null ? [] : [id]))
}
const start = async (id: string) => {
  await steer(id, 'start')
  await run()
}
const messagesTo = ({ phone }: TestUser) => db.$count(messages, eq(messages.recipient, phone))

it('§9 import: rows wait for the files that they name; the last one ends the import', async () => {
  const owner = await dealer()
  const { id, photoFiles } = await checked(owner, [carRow('2'), carRow('1', TWO)])
  expect(photoFiles).toBe(2)
  const names = ['1_1.jpg', '1_2.JPG']
  expect(await list(id)).toEqual([{ row: 3, isWritten: false, names }])
  await start(id)
  expect(await read(id)).toMatchObject({ state: 'waiting', counts: { created: 2 }, photoFiles: 2 })
  expect(await messagesTo(owner)).toBe(0)
  // What waits stands first.
  expect((await rowsOf(id)).map(({ row }) => row)).toEqual([3, 2])
  expect(await list(id)).toEqual([{ row: 3, isWritten: true, names }])
  const [first, second] = [await upload(), await upload()]
  await give(id, '1_2.JPG', second, anna, 3)
  expect(await photosOf(owner, 1)).toEqual([])
  expect(await read(id)).toMatchObject({ state: 'waiting', photoFiles: 1 })
  expect(await give(id, '1_1.jpg', first, anna, 3)).toMatchObject({ detail: { state: 'done' } })
  expect(await photosOf(owner, 1)).toEqual([first, second])
  expect(await list(id)).toEqual([])
  expect(await messagesTo(owner)).toBe(1)
})

it('§9 import: a file that was given is not given twice, and known by its name in the next import', async () => {
  const owner = await dealer()
  const { id } = await checked(owner, [carRow('1', TWO)])
  await start(id)
  const one = await upload()
  await give(id, '1_1.jpg', one)
  expect((await give(id, '1_1.jpg', await upload())).ok).toBe(true)
  expect(await give(id, '1_2.JPG', one)).toMatchObject({ failure: { code: 'photo.not_found' } })
  expect(await list(id)).toMatchObject([{ names: ['1_2.JPG'] }])
  await give(id, '1_2.JPG', await upload())
  expect((await photosOf(owner))[0]).toBe(one)
  const again = await checked(owner, [carRow('1', TWO)])
  expect(again).toMatchObject({ counts: { same: 1 }, photoFiles: 0 })
  const more = await checked(owner, [carRow('1', { Фото: '1_1.jpg 1_3.jpg' })])
  expect(more).toMatchObject({ counts: { change: 1 }, photoFiles: 1 })
})

it('§9 import: it ends without the missing files: a draft gets those that came, an ad that stood keeps its own', async () => {
  const owner = await dealer()
  const { id } = await checked(owner, [carRow('1', TWO)])
  await start(id)
  const one = await upload()
  await give(id, '1_1.jpg', one)
  expect((await steer(id, 'finish')).ok).toBe(true)
  await run()
  expect(await read(id)).toMatchObject({ state: 'done', photoFiles: 0 })
  expect(await photosOf(owner)).toEqual([one])
  const missing = expect.objectContaining({ message: 'Без фотографий: 1_2.JPG', isNote: true })
  expect((await rowsOf(id))[0]?.problems).toContainEqual(missing)
  const next = await checked(owner, [carRow('1', { Фото: '2_1.jpg 2_2.jpg' })])
  await start(next.id)
  const other = await upload()
  await give(next.id, '2_1.jpg', other)
  await steer(next.id, 'finish')
  await run()
  expect(await photosOf(owner)).toEqual([one])
  const [released] = await db.select().from(photos).where(eq(photos.id, other))
  expect(released?.adId).toBeNull()
})

it('§9 import: addresses and names stand in one list in their order', async () => {
  const owner = await dealer()
  const { id } = await imported(owner, [carRow('1', { Фото: `1.jpg ${origin}/photos/1.jpg` })])
  expect(await read(id)).toMatchObject({ state: 'waiting', photoFiles: 1 })
  const own = await upload()
  await give(id, '1.jpg', own)
  const found = await photosOf(owner)
  expect([found[0], found.length]).toEqual([own, 2])
})

it('§9 import: what is not the moderator’s upload, or no file of the row, is refused', async () => {
  const owner = await dealer()
  const { id } = await checked(owner, [carRow('1', TWO)])
  const one = await upload()
  expect(await give(id, '1_1.jpg', one)).toMatchObject({ failure: { code: 'stock_import.state' } })
  await start(id)
  const foreign = await upload(await dealer())
  expect(await give(id, '1_1.jpg', foreign)).toMatchObject({ failure: { code: 'photo.not_found' } })
  await give(id, 'other.jpg', one)
  expect(await read(id)).toMatchObject({ photoFiles: 2 })
  const boris = await gateway.createUser({ role: 'moderator' })
  expect((await give(id, '1_1.jpg', one, boris)).status).toBe(404)
  expect((await gateway.ask(listStockPhotos, { as: boris, params: { id } })).status).toBe(404)
})

it('§9 import: a cancelled one leaves its drafts as they are, its owner is told', async () => {
  const owner = await dealer()
  const { id } = await checked(owner, [carRow('1', TWO)])
  await start(id)
  const one = await upload()
  await give(id, '1_1.jpg', one)
  await steer(id, 'cancel')
  expect(await read(id)).toMatchObject({ state: 'cancelled', photoFiles: 0 })
  expect(await messagesTo(owner)).toBe(1)
  expect((await give(id, '1_2.JPG', one)).status).toBe(409)
  const [released] = await db.select().from(photos).where(eq(photos.id, one))
  expect(released?.adId).toBeNull()
})

it('§9 import: an ad that was deleted meanwhile does not hold up the import', async () => {
  const owner = await dealer()
  const { id } = await checked(owner, [carRow('1', { Фото: '1.jpg' })])
  await start(id)
  const [ad] = await adsOf(owner)
  await db
    .update(ads)
    .set({ stat: 7 })
    .where(eq(ads.id, ad?.id ?? ''))
  expect(await give(id, '1.jpg', await upload())).toMatchObject({ detail: { state: 'done' } })
  expect((await rowsOf(id))[0]?.problems).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('Фотографии не сохранены') }),
  )
})
