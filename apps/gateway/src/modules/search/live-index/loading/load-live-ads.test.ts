import { randomUUID } from 'node:crypto'
import { formOf } from '@trassa/catalog/ad-types/form-of'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../../testing/test-gateway.ts'
import { ads } from '../../../ads/ads.table.ts'
import { randomAd } from '../../testing/random-ads.ts'
import { randomList } from '../../testing/random-lists.ts'
import { countFacets } from '../facets.ts'
import { type IndexedRow, type LiveRow, liveColumns, readerOf } from '../live-row.ts'
import { createArena } from '../memory/arena.ts'
import { createSegment, type Segment } from '../segment.ts'
import { summarize } from '../summary.ts'
import { COPIED_FIELDS, copyStatement, createRowDecoder } from './copied-row.ts'
import { createCopyReader } from './copy-reader.ts'
import { loadLiveAds } from './load-live-ads.ts'

const { db, createUser } = await createTestGateway()
const seller = await createUser()
const now = Date.now()
const statement = new PgDialect({ casing: 'snake_case' }).sqlToQuery(copyStatement).sql

for (const adType of AD_TYPES) {
  const made = fc.sample(randomAd(formOf(adType), now), { numRuns: 20, seed: 3 })
  await db.insert(ads).values(
    made.map((ad) => ({
      sellerType: 1 as const,
      ...ad,
      adType,
      userId: seller.id,
      slug: randomUUID(),
    })),
  )
}
await db.insert(ads).values({
  adType: 'auto',
  stat: 1,
  sellerType: 0,
  userId: seller.id,
  slug: randomUUID(),
  price: 100_000_000_000,
  volume: 1.6,
  cityId: '9',
  createdAt: new Date(now - 123),
  vipUntil: new Date(now + 4567),
})

/** What the index keeps of a row. */
const keptOf = (row: IndexedRow) => ({
  ...Object.fromEntries(
    filterFields(formOf(row.adType)).map((field) => {
      const value = readerOf(field)?.(row) ?? null
      const { type } = field.kind
      return [field.key, type === 'dictionary' && value !== null ? String(value) : value]
    }),
  ),
  id: Number(row.id),
  seller: Number(row.userId),
  price: row.price === null ? null : Number(row.price),
  times: [row.liftedAt, row.expiresAt, row.vipUntil],
})

it('a copied row is the same as one that the driver reads', async () => {
  const copied: unknown[] = []
  const decode = createRowDecoder()
  const read = createCopyReader(COPIED_FIELDS, (row) => {
    const { adType, ...rest } = decode(row)
    copied.push(structuredClone(keptOf({ adType, ...rest })))
  })
  await db.copyOut(statement, read)
  const { rows } = await db.execute<LiveRow>(
    sql`SELECT ${liveColumns} FROM ${ads} WHERE stat = 1 ORDER BY id`,
  )
  const byId = (a: unknown, b: unknown) => (a as { id: number }).id - (b as { id: number }).id
  expect(copied.sort(byId)).toEqual(rows.map(keptOf))
})

it('a piece that cannot be taken fails the copy, a wrong statement as well; the next one succeeds', async () => {
  const failing = db.copyOut(statement, () => {
    throw new Error('Not taken')
  })
  await expect(failing).rejects.toThrow('Not taken')
  await expect(db.copyOut('COPY nothing TO STDOUT', () => undefined)).rejects.toThrow('nothing')
  let bytes = 0
  await db.copyOut(statement, (piece) => {
    bytes += piece.length
  })
  expect(bytes).toBeGreaterThan(1000)
})

function segmentsOf() {
  const arena = createArena()
  return new Map(AD_TYPES.map((type) => [type, { segment: createSegment(formOf(type), arena) }]))
}

it('§7 filter-ads: a loaded index answers as one that took in ad after ad, and goes on doing so', async () => {
  const [loaded, followed] = [segmentsOf(), segmentsOf()]
  await loadLiveAds(db, loaded, { error: () => undefined })
  const { rows } = await db.execute<LiveRow>(
    sql`SELECT ${liveColumns} FROM ${ads} WHERE stat = 1 ORDER BY id DESC`,
  )
  for (const row of rows) followed.get(row.adType)?.segment.upsert(row)
  const change = fc.record({ nth: fc.nat(10_000), isGone: fc.boolean() })
  const run = fc.property(fc.array(change, { maxLength: 5 }), randomList, (changes, asked) => {
    for (const { nth, isGone } of changes) {
      const row = rows[nth % rows.length] as LiveRow
      for (const segments of [loaded, followed]) {
        const segment = segments.get(row.adType)?.segment
        if (isGone) segment?.remove(Number(row.id))
        else segment?.upsert({ ...row, price: String(nth), markId: nth % 7 })
      }
    }
    const filters = asked.filters.filter(({ key }) => key !== 'q')
    const [one, other] = [loaded, followed].map((segments) => {
      const { segment } = segments.get(asked.adType) as { segment: Segment }
      const page = segment.page(segment.select(filters), { sort: asked.sort, size: 30 })
      return { page, ...countFacets(segment, filters), ...summarize(segment, filters) }
    })
    expect(one).toEqual(other)
  })
  fc.assert(run, { numRuns: 300 })
})
