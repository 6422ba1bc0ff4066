import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ads } from '../../modules/ads/public.ts'
import { users } from '../../modules/identity/public.ts'
import { type FileStorage, photos, storeDrawnMaster } from '../../modules/media/public.ts'
import type { Database, Transaction } from '../../platform/database/connect.ts'
import { type DemoAd, demoAdMaker } from './demo-ads.ts'
import { drawDemoPicture } from './demo-pictures.ts'
import { demoUsers } from './demo-users.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture/camera.ts'

const BATCH = 200

/**
 * Fills an empty database with a lively demo: users of each role, `count` ads of all types in all
 * regions and their drawn pictures. One transaction: a start that is killed begins anew the next time.
 * Does nothing where there are users.
 */
export async function seedDemo(db: Database, storage: FileStorage, count: number): Promise<void> {
  const { rows: known } = await db.execute(sql`SELECT FROM users LIMIT 1`)
  if (known.length > 0) return
  const now = new Date()
  await db.transaction(async (tx) => {
    const demoAd = demoAdMaker(
      await tx
        .insert(users)
        .values(demoUsers(now))
        .returning({ id: users.id, username: users.username, type: users.type, role: users.role }),
      now,
    )
    for (let start = 0; start < count; start += BATCH) {
      const size = Math.min(BATCH, count - start)
      await storeAds(
        tx,
        storage,
        Array.from({ length: size }, (_, offset) => demoAd(start + offset)),
      )
    }
  })
  await db.execute(sql`VACUUM ANALYZE`)
}

async function storeAds(tx: Transaction, storage: FileStorage, batch: DemoAd[]): Promise<void> {
  const stored = await tx
    .insert(ads)
    .values(batch.map(({ row }) => row))
    .returning({ id: ads.id, userId: ads.userId })
  const pictures = stored.flatMap(({ id, userId }, index) =>
    (batch[index]?.pictures ?? []).map((picture, position) => ({
      picture,
      row: {
        id: randomUUID(),
        adId: id,
        userId,
        position,
        width: PICTURE_WIDTH,
        height: PICTURE_HEIGHT,
        color: picture.color,
      },
    })),
  )
  if (pictures.length > 0) await tx.insert(photos).values(pictures.map(({ row }) => row))
  await Promise.all(
    pictures.map(({ row, picture }) => storeDrawnMaster(storage, row.id, drawDemoPicture(picture))),
  )
}
