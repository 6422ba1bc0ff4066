import { randomUUID } from 'node:crypto'
import { type DemoAd, demoAdMaker } from '@trassa/demo-data/demo-ads'
import { DEMO_PICTURE_SIZE, drawDemoPicture } from '@trassa/demo-data/demo-pictures'
import { demoUsers } from '@trassa/demo-data/demo-users'
import { sql } from 'drizzle-orm'
import { ads } from '../../modules/ads/public.ts'
import { type FileStorage, photos, storeDrawnMaster } from '../../modules/media/public.ts'
import type { Database, Transaction } from '../../platform/database/connect.ts'
import { addLiveliness } from './demo-liveliness.ts'
import { promoteDemoAds } from './demo-promotions.ts'
import { demoAdRows, insertDemoUsers } from './demo-rows.ts'
import { addSuspects } from './demo-suspects.ts'

const BATCH = 200

/**
 * Fills an empty database with the demo: users of each role, `count` ads of all types in all regions and
 * their drawn pictures. One transaction, so that an interrupted seeding starts again from nothing at the
 * next start. Does nothing when there are users.
 */
export async function seedDemo(db: Database, storage: FileStorage, count: number): Promise<void> {
  const now = new Date()
  await db.longTransaction(async (tx) => {
    // Of two processes that start at once on an empty database the second one finds users.
    await tx.execute(sql`LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`)
    const { rows: known } = await tx.execute(sql`SELECT FROM users LIMIT 1`)
    if (known.length > 0) return
    const users = demoUsers(now)
    const userIds = await insertDemoUsers(tx, users)
    const demoAd = demoAdMaker(users, now)
    for (let start = 0; start < count; start += BATCH) {
      const size = Math.min(BATCH, count - start)
      const batch = Array.from({ length: size }, (_, offset) => demoAd(start + offset))
      await storeAds(tx, storage, batch, await demoAdRows(tx, batch, userIds))
    }
    await addSuspects(tx, storage)
    await addLiveliness(tx)
    await promoteDemoAds(tx, now)
    await tx.execute(sql`ANALYZE`)
  })
}

async function storeAds(
  tx: Transaction,
  storage: FileStorage,
  batch: readonly DemoAd[],
  rows: (typeof ads.$inferInsert)[],
): Promise<void> {
  const stored = await tx.insert(ads).values(rows).returning({ id: ads.id, userId: ads.userId })
  const pictures = stored.flatMap(({ id, userId }, index) =>
    (batch[index]?.pictures ?? []).map((picture, position) => ({
      picture,
      row: {
        id: randomUUID(),
        adId: id,
        userId,
        position,
        ...DEMO_PICTURE_SIZE,
        color: picture.color,
      },
    })),
  )
  if (pictures.length > 0) await tx.insert(photos).values(pictures.map(({ row }) => row))
  await Promise.all(
    pictures.map(({ row, picture }) => storeDrawnMaster(storage, row.id, drawDemoPicture(picture))),
  )
}
