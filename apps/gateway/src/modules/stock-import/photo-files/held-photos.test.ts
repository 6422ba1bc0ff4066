import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { TestUser } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { carRow } from '../../feeds/testing/stock-server.ts'
import { photos } from '../../media/photos.table.ts'
import { runRow } from '../running/run-row.ts'
import { createPhotoFilesWorld } from '../testing/photo-files-world.ts'

const world = await createPhotoFilesWorld()
const { gateway, work, signal, origin, run, checked, imported, read, steer, rowsOf, adsOf } = world
const { dealer, list, upload, give, photosOf, adOfPhoto } = world
const { db } = gateway

const PICTURE = `${origin}/photos/1.jpg`
const MIXED = { Фото: `${PICTURE} 1.jpg` }

const adOf = async (owner: TestUser) => {
  const [ad] = await adsOf(owner)
  if (!ad) throw new Error('No ad')
  return ad
}
const messagesOf = async (id: string) =>
  (await rowsOf(id)).flatMap(({ problems }) => problems.map(({ message }) => message))
/** What a row holds for its ad: photographs that are not shown in it. */
const heldFor = async (owner: TestUser): Promise<string[]> => {
  const found = await db
    .select()
    .from(photos)
    .where(eq(photos.adId, (await adOf(owner)).id))
  return found.flatMap(({ id, position }) => (position === null ? [id] : []))
}
/** The owner takes out of the ad whatever an import has brought. */
const keepOnly = async (owner: TestUser, photoIds: string[]) => {
  const { id: adId } = await adOf(owner)
  const visitor = { userId: owner.id, role: 'user' } as const
  const trace = { sessionId: 'test' }
  await work.adPhotos.set({ visitor, trace, adId, photoIds })
}

it.each(['finish', 'cancel'] as const)(
  '§9 import: photographs of a pending revision stay there when a later import ends by %s',
  async (command) => {
    const owner = await dealer()
    const { id } = await imported(owner, [carRow('1', { Фото: '1.jpg' })])
    await give(id, '1.jpg', await upload())
    const ad = await adOf(owner)
    await db.update(ads).set({ stat: 1 }).where(eq(ads.id, ad.id))
    const second = await imported(owner, [carRow('1', { Фото: '1.jpg 2.jpg' })])
    const revised = await upload()
    await give(second.id, '2.jpg', revised)
    expect((await adOf(owner)).revision?.photoIds).toContain(revised)
    const third = await imported(owner, [carRow('1', { Фото: '2.jpg 3.jpg 4.jpg' })])
    const given = await upload()
    await give(third.id, '3.jpg', given)
    await steer(third.id, command)
    await run()
    expect(await read(third.id)).toMatchObject({ photoFiles: 0 })
    expect(await adOfPhoto(revised)).toBe(ad.id)
    expect(await adOfPhoto(given)).toBeNull()
  },
)

it('§9 import: what an edit of the ad releases while a row waits comes into the ad nevertheless', async () => {
  const owner = await dealer()
  const { id } = await imported(owner, [carRow('1', MIXED)])
  const [fetched] = await heldFor(owner)
  const own = await upload(owner)
  await keepOnly(owner, [own])
  const file = await upload()
  await give(id, '1.jpg', file)
  expect(await read(id)).toMatchObject({ state: 'done' })
  expect(await photosOf(owner)).toEqual([own, fetched, file])
})

it('§9 import: a fetched photograph that was deleted while its row waited is told as missing', async () => {
  const owner = await dealer()
  const { id } = await imported(owner, [carRow('1', MIXED)])
  await db.delete(photos).where(eq(photos.adId, (await adOf(owner)).id))
  const file = await upload()
  await give(id, '1.jpg', file)
  expect(await photosOf(owner)).toEqual([file])
  expect(await messagesOf(id)).toContainEqual(`Без фотографий: ${PICTURE}`)
})

it('§9 import: an ad that stood keeps its photographs where a fetched one was deleted meanwhile', async () => {
  const owner = await dealer()
  const { id } = await imported(owner, [carRow('1', { Фото: '1.jpg' })])
  const first = await upload()
  await give(id, '1.jpg', first)
  const next = await imported(owner, [carRow('1', { Фото: `${PICTURE} 2.jpg` })])
  for (const held of await heldFor(owner)) await db.delete(photos).where(eq(photos.id, held))
  const file = await upload()
  await give(next.id, '2.jpg', file)
  expect(await photosOf(owner)).toEqual([first])
  expect(await adOfPhoto(file)).toBeNull()
  expect(await messagesOf(next.id)).toEqual([
    `Без фотографий: ${PICTURE}`,
    'В объявлении остались прежние фотографии.',
  ])
})

it('§9 import: a file that was given and deleted is asked for again, and the others are held on', async () => {
  const owner = await dealer()
  const { id } = await imported(owner, [carRow('1', { Фото: '1.jpg 2.jpg 3.jpg' })])
  const [lost, released] = [await upload(), await upload()]
  await give(id, '1.jpg', lost)
  await give(id, '2.jpg', released)
  await keepOnly(owner, [await upload(owner)])
  await db.delete(photos).where(eq(photos.id, lost))
  await give(id, '3.jpg', await upload())
  expect(await list(id)).toEqual([{ row: 2, isWritten: true, names: ['1.jpg'] }])
  expect(await adOfPhoto(released)).toBe((await adOf(owner)).id)
})

it('§9 import: a row whose import is cancelled while photographs come holds none for missing files', async () => {
  const owner = await dealer()
  const { id } = await checked(owner, [carRow('1', MIXED)])
  await steer(id, 'start')
  const fetch: typeof work.fetch = async (...asked) => {
    await steer(id, 'cancel')
    return work.fetch(...asked)
  }
  await runRow({ ...work, fetch }, id, signal)
  expect(await read(id)).toMatchObject({ state: 'cancelled', photoFiles: 0 })
  expect(await heldFor(owner)).toEqual([])
  expect(await messagesOf(id)).toContainEqual(
    'Импорт остановлен: фотографии из папки не добавлены.',
  )
})
