import { listStockPhotos } from '@trassa/contracts/calls/moderator/stock-imports'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { TestUser } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { carRow } from '../../feeds/testing/stock-server.ts'
import { messages } from '../../messaging/outbox/messages.table.ts'
import { createPhotoFilesWorld } from '../testing/photo-files-world.ts'

const world = await createPhotoFilesWorld()
const { gateway, anna, origin, run, checked, imported, read, steer, rowsOf, adsOf, dealer } = world
const { list, upload, give, photosOf, adOfPhoto, start } = world
const { db } = gateway

const TWO = { Фото: '1_1.jpg, 1_2.JPG' }
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
  expect(await list(more.id)).toEqual([{ row: 2, isWritten: false, names: ['1_3.jpg'] }])
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
  expect(await adOfPhoto(other)).toBeNull()
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
  const beyond = await give(id, '1_1.jpg', one, anna, 3e9)
  expect(beyond).toMatchObject({ failure: { code: 'request.invalid' } })
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
  expect(await adOfPhoto(one)).toBeNull()
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
  const one = await upload()
  expect(await give(id, '1.jpg', one)).toMatchObject({ detail: { state: 'done' } })
  expect(await adOfPhoto(one)).toBeNull()
  expect((await rowsOf(id))[0]?.problems).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('Фотографии не сохранены') }),
  )
})

it('§9 import: a word in the column of photographs is no file that is waited for', async () => {
  const { id, counts, photoFiles } = await imported(await dealer(), [
    carRow('1', { Фото: '—' }),
    carRow('2', { Фото: 'есть' }),
  ])
  expect({ counts, photoFiles }).toMatchObject({ counts: { created: 2 }, photoFiles: 0 })
  expect((await read(id)).state).toBe('done')
  const remark = { message: expect.stringContaining('«есть»'), isNote: true }
  const second = (await rowsOf(id)).find(({ row }) => row === 3)
  expect(second?.problems).toContainEqual(expect.objectContaining(remark))
})
