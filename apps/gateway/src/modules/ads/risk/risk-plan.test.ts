import { type SQL, sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { addPhoto, createSeller, insertAd } from '../../../testing/ads.ts'
import { planNodes, rowsRead, seqScans } from '../../../testing/plans.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { riskFactsStatement } from './risk.repository.ts'

const gateway = await createTestGateway()
const { db } = gateway
const owner = await createSeller(gateway)
const other = await createSeller(gateway)

/** Twenty thousand photographs with this hash; half of their ads are of one seller. */
async function fill(hash: SQL): Promise<void> {
  await db.execute(sql`
    INSERT INTO ads (user_id, ad_type, slug, stat, price, city_id, seller_type, published_at,
      expires_at, mark_id, model_id, year, vin)
    SELECT CASE WHEN n % 2 = 0 THEN ${owner.id} ELSE ${other.id} END::bigint, 'auto', 'seed-' || n, 1,
      100000, 1, 0, now() - n * interval '1 minute', now() + interval '20 days',
      1 + n % 50, 1 + n % 500, 2000 + n % 25, 'XTA' || n
    FROM generate_series(1, 10000) n`)
  await db.execute(sql`
    INSERT INTO photos (id, user_id, ad_id, position, width, height, color, phash)
    SELECT gen_random_uuid(), user_id, id, n, 4, 3, '#336699', ${hash}
    FROM ads, generate_series(0, 1) n WHERE slug LIKE 'seed-%'`)
}

async function planOfAnAd() {
  const ad = await insertAd(db, owner.id, { markId: '3', modelId: '3', vin: 'XTA5' })
  for (let position = 0; position < 5; position++) {
    await addPhoto(db, ad, { position, phash: BigInt(position) * 7_777_777_777_777_777n })
  }
  return planNodes(db, riskFactsStatement(ad, true))
}

afterEach(async () => {
  await db.execute(sql`TRUNCATE photos, ads CASCADE`)
})

it.each([
  ['with hashes', sql`('x' || substr(md5(ads.id || '-' || n), 1, 16))::bit(64)::bigint`],
  ['without hashes', sql`NULL::bigint`],
])('§3 risk beside many photographs %s: reads what it looks for', async (_, hash) => {
  await fill(hash)
  await db.execute(sql`VACUUM ANALYZE ads, photos`)
  const nodes = await planOfAnAd()
  for (const table of ['ads', 'photos']) {
    expect(seqScans(nodes, table)).toEqual([])
    expect(rowsRead(nodes, table)).toBeLessThan(200)
  }
})
