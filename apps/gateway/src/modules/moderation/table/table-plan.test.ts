import type { AdTableSort } from '@trassa/contracts/calls/moderator/ads'
import {
  type AdTableQuery,
  adTableFilterSchema,
} from '@trassa/contracts/entities/moderator/ad-table-filter'
import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/public.ts'
import { insertVariedAds } from '../testing/many-ads.ts'
import { idsOfPage } from './ad-rows.repository.ts'
import { tableConditions } from './table-filter.ts'
import { tableOrder } from './table-order.ts'
import { readTablePage } from './table-page.ts'

const { db } = await createTestGateway()
await insertVariedAds(db, 50_000)

const context = { viewerId: '1', now: new Date() }
const conditionsOf = (filter: AdTableQuery) =>
  tableConditions(adTableFilterSchema.parse(filter), context)
const planOf = async (statement: SQL): Promise<string> => {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${statement}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

type Order = { sort: AdTableSort; direct: 'asc' | 'desc' }
const planOfPage = (filter: AdTableQuery, { sort, direct }: Order, cursor?: string) => {
  const order = tableOrder({ sort, direct }, context.now)
  const page = { ...context, conditions: conditionsOf(filter), order, cursor, size: 100 }
  return planOf(sql`SELECT * FROM ${idsOfPage(page)}`)
}
/** The cursor of a second page without the total that it carries. */
const secondPage = async (order: Order) => {
  const { nextCursor } = await readTablePage(db, order, context)
  return nextCursor?.split('.')[0]
}

// Incremental sorts are of rows with equal keys only.
const SORTS_ALL = /(?<!Incremental )Sort\b(?! Key)/

describe('decision 135: what the moderators’ table asks for, by its plans with 50 000 ads', () => {
  it.each<Order>([
    { sort: 'updatedAt', direct: 'desc' },
    { sort: 'updatedAt', direct: 'asc' },
    { sort: 'createdAt', direct: 'desc' },
    { sort: 'createdAt', direct: 'asc' },
    { sort: 'price', direct: 'desc' },
    { sort: 'id', direct: 'desc' },
    { sort: 'id', direct: 'asc' },
  ])('$sort $direct is read from an index, page after page', async (order) => {
    for (const cursor of [undefined, await secondPage(order)]) {
      const plan = await planOfPage({}, order, cursor)
      expect(plan).toMatch(/Index (Only )?Scan/)
      expect(plan).not.toMatch(/Seq Scan/)
      expect(plan).not.toMatch(SORTS_ALL)
    }
  })

  it.each<AdTableQuery>([
    { stats: '1' },
    { stats: '2', adType: 'auto' },
    { adType: 'auto', stats: '5,6' },
    { markId: '3' },
    { risk: 'samePhoto,sameVin' },
    { promoted: 'vip' },
    { vin: 'XTA2109' },
    { q: '96' },
    { q: '8 916 123 45 67' },
    { title: 'граната' },
    { userId: '1' },
    { claim: 'mine' },
    { priceFrom: '500000', priceTo: '500100' },
    { createdFrom: new Date(Date.now() - 3_600_000).toISOString() },
  ])('%j is found and counted by indexes', async (filter) => {
    const conditions = conditionsOf(filter)
    const found = await planOfPage(filter, { sort: 'updatedAt', direct: 'desc' })
    const counted = await planOf(
      sql`SELECT count(*) FROM ${ads} WHERE ${sql.join(conditions, sql` AND `)}`,
    )
    for (const plan of [found, counted]) {
      expect(plan).toMatch(/Index/)
      expect(plan).not.toMatch(/Seq Scan on ads/)
    }
  })
})
