import { setPhotos } from '@trassa/contracts/calls/files'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { ads } from '../ads/ads.table.ts'
import { insertAd } from '../ads/photos/testing/ads.ts'
import { photos } from './photos.table.ts'
import { purgePhotos } from './purge-photos.ts'
import { openFileStorage } from './storage/open-file-storage.ts'
import { keysOf } from './storage/photo-keys.ts'
import { keptNames, uploadPhoto } from './testing/upload.ts'

const HOUR = 60 * 60 * 1000
const gateway = await createTestGateway()
const seller = await gateway.createUser()
const stores = { db: gateway.db, storage: openFileStorage(gateway.config) }

it('deletes what got into no ad within a day, files and all, and nothing else', async () => {
  const used = await uploadPhoto(gateway, seller)
  const waiting = await uploadPhoto(gateway, seller)
  const forgotten = await uploadPhoto(gateway, seller)
  const draft = await insertAd(gateway.db, { userId: seller.id, stat: 0 })
  const live = await insertAd(gateway.db, { userId: seller.id, stat: 1 })
  for (const [adId, photoId] of [
    [draft, used.id],
    [live, waiting.id],
  ] as const) {
    await gateway.get(setPhotos, { as: seller, body: { adId, version: 1, photoIds: [photoId] } })
  }

  expect(await purgePhotos(stores, new Date(Date.now() + 23 * HOUR))).toBe(0)
  expect(await purgePhotos(stores, new Date(Date.now() + 25 * HOUR))).toBe(1)
  expect(await purgePhotos(stores, new Date(Date.now() + 25 * HOUR))).toBe(0)

  const left = await gateway.db.select({ id: photos.id }).from(photos)
  expect(left.map((row) => row.id).sort()).toEqual([used.id, waiting.id].sort())
  const files = await keptNames(gateway)
  expect(files.sort()).toEqual([...keysOf(used.id), ...keysOf(waiting.id)].sort())
  expect(files.some((name) => name.startsWith(forgotten.id))).toBe(false)
})

it('deletes the photographs of an ad that was itself purged', async () => {
  const photo = await uploadPhoto(gateway, seller)
  const adId = await insertAd(gateway.db, { userId: seller.id, stat: 0 })
  await gateway.get(setPhotos, { as: seller, body: { adId, version: 1, photoIds: [photo.id] } })
  await gateway.db.delete(ads).where(eq(ads.id, adId))
  expect(await purgePhotos(stores, new Date(Date.now() + 25 * HOUR))).toBe(1)
  expect((await keptNames(gateway)).some((name) => name.startsWith(photo.id))).toBe(false)
})
