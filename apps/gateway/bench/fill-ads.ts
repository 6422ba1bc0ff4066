import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/connect.ts'
import { ads } from '../src/features/ads/ads.table.ts'
import { demoAdMaker } from '../src/features/demo/demo-ads.ts'
import { demoUsers } from '../src/features/demo/demo-users.ts'
import { photos } from '../src/features/photos/photos.table.ts'
import { users } from '../src/features/users/users.table.ts'

const BATCH = 1000

/** Fills an empty database with the ads of the demo, as many as wished, with photographs that have no files. */
export async function fillAds(db: Database, count: number): Promise<void> {
  const now = new Date()
  const [first, company, ...others] = await db
    .insert(users)
    .values(demoUsers(now))
    .returning({ id: users.id, username: users.username, type: users.type })
  if (!first || !company) throw new Error('Nobody sells')
  const demoAd = demoAdMaker([first, company, ...others], now)
  for (let start = 0; start < count; start += BATCH) {
    const size = Math.min(BATCH, count - start)
    const batch = Array.from({ length: size }, (_, index) => demoAd(start + index))
    const stored = await db
      .insert(ads)
      .values(batch.map(({ row }) => row))
      .returning({ adId: ads.id, userId: ads.userId })
    const frames = stored.flatMap((ad, index) =>
      (batch[index]?.pictures ?? []).map(({ color }, position) => ({
        ...ad,
        id: randomUUID(),
        position,
        width: 1200,
        height: 900,
        color,
      })),
    )
    await db.insert(photos).values(frames)
  }
  await db.execute(sql`VACUUM ANALYZE`)
}
