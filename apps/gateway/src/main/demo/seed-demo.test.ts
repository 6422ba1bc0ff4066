import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openFileStorage } from '../../modules/media/storage/open-file-storage.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { seedDemo } from './seed-demo.ts'

const gateway = await createTestGateway()
const rows = async <T>(query: string) => (await gateway.db.execute(sql.raw(query))).rows as T[]

it('fills an empty database with ads in every state and lane, each with a drawn master', async () => {
  const storage = openFileStorage(gateway.config)
  await seedDemo(gateway.db, storage, 700)

  const stats = await rows<{ stat: number }>('SELECT DISTINCT stat FROM ads ORDER BY 1')
  const { deleted: _, ...shown } = AD_STATS
  expect(stats.map(({ stat }) => stat)).toEqual(Object.values(shown).map(({ stat }) => stat))
  const [lanes] = await rows<{ revisions: string; appeals: string }>(
    `SELECT count(*) FILTER (WHERE revision_state = 'pending') AS revisions,
            count(*) FILTER (WHERE appealed AND stat = 2) AS appeals FROM ads`,
  )
  expect(Number(lanes?.revisions)).toBeGreaterThan(0)
  expect(Number(lanes?.appeals)).toBeGreaterThan(0)

  const [lively] = await rows<Record<'drops' | 'kept' | 'complaints' | 'miscounted', string>>(
    `SELECT (SELECT count(*) FROM price_changes) AS drops, (SELECT count(*) FROM favorites) AS kept,
            (SELECT sum(open_complaints) FROM ads) AS complaints,
            (SELECT count(*) FROM ads JOIN (SELECT ad_id, sum(views) AS views FROM ad_activity GROUP BY 1) AS seen
               ON ad_id = ads.id WHERE seen.views <> ads.views AND published_at IS NOT NULL) AS miscounted`,
  )
  expect(Number(lively?.complaints)).toBeGreaterThan(0)
  expect(Number(lively?.miscounted)).toBe(0)
  expect(Number(lively?.drops)).toBeGreaterThan(0)
  expect(Number(lively?.kept)).toBeGreaterThan(0)

  const [suspect] = await rows<Record<'twins' | 'pictures' | 'resubmitted', string>>(
    `SELECT (SELECT count(*) FROM ads JOIN ads twin ON twin.vin = ads.vin AND twin.stat = 1 AND twin.user_id <> ads.user_id
               WHERE 'sameVin' = ANY (ads.risk)) AS twins,
            (SELECT count(*) FROM photos mine JOIN photos other ON mine.id < other.id AND mine.phash = other.phash) AS pictures,
            (SELECT count(*) FROM ads JOIN audit_rows ON ad_id = ads.id
               WHERE stat = 2 AND event = 'ad.resubmitted') AS resubmitted`,
  )
  expect(suspect).toEqual({ twins: '2', pictures: '2', resubmitted: '1' })

  const [photo] = await rows<{ id: string }>('SELECT id FROM photos LIMIT 1')
  expect(await storage.stat(`${photo?.id}.master`)).toBeDefined()
  expect(
    await rows("SELECT FROM ads JOIN users u ON u.id = user_id WHERE u.role <> 'user'"),
  ).toEqual([])
})

it('does nothing where there are users', async () => {
  await seedDemo(gateway.db, openFileStorage(gateway.config), 10)
  const [count] = await rows<{ count: string }>('SELECT count(*) FROM ads')
  expect(count).toEqual({ count: '700' })
})
