import { randomUUID } from 'node:crypto'
import { giveStockPhoto, listStockPhotos } from '@trassa/contracts/calls/moderator/stock-imports'
import { eq } from 'drizzle-orm'
import type { TestUser } from '../../../testing/test-gateway.ts'
import { insertPhoto } from '../../media/photos.repository.ts'
import { photos } from '../../media/photos.table.ts'
import { createStockWorld } from './stock-world.ts'

/** A world of imports whose rows name files of photographs. */
export async function createPhotoFilesWorld() {
  const world = await createStockWorld()
  const { gateway, anna, run, steer, adsOf } = world
  const { db } = gateway

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
  /** Those that are shown in an ad of the owner, in their order. */
  const photosOf = async (owner: TestUser, place = 0) => {
    const ad = (await adsOf(owner))[place]
    const ofAd = eq(photos.adId, ad?.id ?? '')
    const found = await db.select().from(photos).where(ofAd).orderBy(photos.position)
    return found.flatMap(({ id, position }) => (position === null ? [] : [id]))
  }
  /** The ad that a photograph is in or held for. */
  const adOfPhoto = async (id: string): Promise<string | null | undefined> =>
    (await db.select().from(photos).where(eq(photos.id, id)))[0]?.adId
  const start = async (id: string) => {
    await steer(id, 'start')
    await run()
  }
  return { ...world, list, upload, give, photosOf, adOfPhoto, start }
}
