import type { AdType } from '@trassa/contracts/enumerations/ads'
import { createRandom } from '@trassa/demo-data/random'
import { sql } from 'drizzle-orm'
import { ads } from '../../src/modules/ads/ads.table.ts'
import { type LiveRow, liveColumns } from '../../src/modules/search/live-index/live-row.ts'
import type { Segment } from '../../src/modules/search/live-index/segment.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { randomIds } from '../search-shapes.ts'

/** Ads whose values changed ads take on. */
const ROWS = 5000
/** Of the changes; as many ads go as come. */
const SHARE_GONE = 0.2

/** Ads to draw values from, in proportion to the types' sizes. */
export async function readRows(db: Database): Promise<LiveRow[]> {
  const ids = await randomIds(db, ROWS)
  const { rows } = await db.execute<LiveRow>(
    sql`SELECT ${liveColumns} FROM ${ads} WHERE stat = 1 AND ads.id IN ${ids}`,
  )
  return rows
}

/**
 * Changes live ads at the speed of memory: of five changes one sells an ad, one publishes another with a new id and new texts, and three
 * replace all values of an ad.
 */
export function churn(
  segments: ReadonlyMap<AdType, { segment: Segment }>,
  rows: readonly LiveRow[],
  changes: number,
): void {
  const random = createRandom('churn')
  let nextId = 1e12
  for (let change = 0; change < changes; change++) {
    const row = random.pick(rows)
    const { segment } = segments.get(row.adType) as { segment: Segment }
    const chance = random.range(0, 1)
    if (chance < SHARE_GONE) segment.remove(Number(randomAd(segment, random.range(0, 1))))
    else if (chance < 2 * SHARE_GONE) segment.upsert(newAd(row, nextId++))
    else segment.upsert({ ...row, id: randomAd(segment, random.range(0, 1)) })
  }
}

/** An ad that may be gone by now, so that it comes back. */
const randomAd = (segment: Segment, chance: number): string =>
  segment.idAt(Math.floor(chance * segment.size))

const newAd = (row: LiveRow, id: number): LiveRow => ({
  ...row,
  id: String(id),
  liftedAt: row.liftedAt + id,
  fields: Object.fromEntries(
    Object.entries(row.fields).map(([key, value]) => [
      key,
      typeof value === 'string' ? `${value} ${id}` : value,
    ]),
  ),
})
