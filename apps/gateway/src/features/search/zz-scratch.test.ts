import { AUTO_FORM } from '@trassa/catalog/forms/auto'
import { sql } from 'drizzle-orm'
import { it } from 'vitest'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { liveCount, livePage } from './live-list.repository.ts'
import { planSearch } from './search-plan.ts'
import { riskOf } from '../ads/risk.ts'
import { storedAd } from '../../testing/ads.ts'

const gateway = await createTestGateway()
const { db } = gateway
it('bench', async () => {
const seller = await gateway.createUser()
let t = performance.now()
await db.execute(sql`
  INSERT INTO ads (user_id, ad_type, slug, stat, title, keywords, description, price, city_id,
    seller_type, photos_total, mark_id, model_id, year, mileage, body_type, gearbox, fuel, drive,
    volume, power, condition, color_id, lifted_at, expires_at, fields)
  SELECT ${seller.id}::bigint, 'auto', 'seed-' || n, CASE WHEN n % 5 = 0 THEN 6 ELSE 1 END,
    'Lada Granta' || n % 97, 'Лада Машина ' || n % 97, 'Описание номер ' || n || ' обычного автомобиля на ходу, вложений не требует, торг уместен',
    (100000 + (n::bigint * 7919) % 3000000) * 100, 1 + n % 30, n % 4 / 3, 1, 1 + n % 40 % (1 + n % 9),
    1000 + n % 1200, 2000 + n % 25, n % 300000, 1 + n % 14, 1 + n % 4, 1 + n % 6, 1 + n % 3,
    1.6, 100, 1 + n % 20 / 19, 1 + n % 16,
    now() - n * interval '1 second', now() + interval '20 days', '{"owners":1,"pts":1,"steering":1}'
  FROM generate_series(1, 200000) AS n`)
await db.execute(sql`INSERT INTO photos (id,user_id,ad_id,position,width,height,color,phash)
  SELECT gen_random_uuid(), ${seller.id}::bigint, id, p, 1200, 900, '#336699', (random()*9e18)::bigint FROM ads, generate_series(0,2) p`)
await db.execute(sql`VACUUM ANALYZE ads`)
await db.execute(sql`ANALYZE photos`)
console.info('load', Math.round(performance.now() - t))
for (const query of [
  {}, { markId: '1' }, { city: 'kazan' }, { city: 'kazan', sort: 'priceFrom' }, { sort: 'priceTo' },
  { markId: '3', modelId: '1010', priceFrom: '300000', yearFrom: '2010', sort: 'priceFrom' },
  { markId: '3', modelId: '1010,1020,1030', sort: 'priceFrom' }, { modelId: '1010,1020' },
  { markId: '3', gearbox: '2', fuel: '1' }, { gearbox: '1,2', fuel: '1' }, { owners: '1', steering: '1' }, { q: 'номер 777' }, { q: 'лада' }, { q: 'машна 55' },
] as Record<string, string>[]) {
  const plan0 = planSearch(AUTO_FORM, query, { cityBySlug: () => ({ id: '7' }), size: 20 })
  const plan = query.q === 'машна 55' && plan0.similar ? plan0.similar : plan0
  const times: number[][] = [[], []]
  for (let i = 0; i < 8; i++) {
    t = performance.now(); await livePage(db, plan); times[0]!.push(performance.now() - t)
    t = performance.now(); await db.execute(liveCount(plan)); times[1]!.push(performance.now() - t)
  }
  console.info(JSON.stringify(query), ...times.map((x) => Math.min(...x).toFixed(2)))
}
const ad = await storedAd(db, '1000')
t = performance.now(); await riskOf(db, ad); console.info('risk', performance.now() - t)
}, 300000)
