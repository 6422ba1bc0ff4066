import type { AdType } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import type { SearchService } from '../src/modules/search/search.service.ts'
import type { Database } from '../src/platform/database/connect.ts'
import { round, sideBySide } from './measure.ts'

const ROUNDS = 600
/** VIP ads of three types whose lists are about as long. */
const VIPS = [0, 4, 500] as const

/** The first pages of three lists before their ads were VIP and with so many VIP ads, ÷ a look-up by primary key. */
export async function benchVipLists(db: Database, search: SearchService): Promise<void> {
  const types = await typesAlike(db)
  const before = await measure()
  for (const [index, type] of types.entries()) await makeVip(db, type, VIPS[index] ?? 0)
  const after = await measure()
  console.table(
    Object.fromEntries(
      types.map((type, index) => [
        `${type}, ${VIPS[index]} VIP`,
        {
          'without ÷ look-up': round(before(type)),
          'with ÷ look-up': round(after(type)),
          ratio: round(after(type) / before(type)),
        },
      ]),
    ),
  )

  async function measure(): Promise<(type: AdType) => number> {
    const lookUp = () => db.execute(sql`SELECT * FROM ads WHERE id = 1`)
    const lists = types.map((type) => [type, () => search.search({ ad_type: type })])
    const times = await sideBySide({ lookUp, ...Object.fromEntries(lists) }, ROUNDS)
    const p50 = (name: string) => times.get(name)?.p50 ?? Number.NaN
    return (type) => p50(type) / p50('lookUp')
  }
}

/** Three types with about as many live ads each, enough for the most VIP ads. */
async function typesAlike(db: Database): Promise<AdType[]> {
  const { rows } = await db.execute<{ adType: AdType; live: number }>(sql`
    SELECT ad_type AS "adType", count(*)::int AS live FROM ads WHERE stat = 1
    GROUP BY ad_type HAVING count(*) > ${Math.max(...VIPS)} ORDER BY live`)
  const spreadAt = (first: number) => (rows[first + 2]?.live ?? Infinity) / (rows[first]?.live ?? 1)
  const [closest = 0] = [...rows.keys()].sort((a, b) => spreadAt(a) - spreadAt(b))
  return rows.slice(closest, closest + VIPS.length).map(({ adType }) => adType)
}

const makeVip = (db: Database, type: AdType, count: number) =>
  db.execute(sql`
    UPDATE ads SET vip_until = now() + interval '7 days' WHERE id IN (
      SELECT id FROM ads WHERE ad_type = ${type} AND stat = 1 ORDER BY random() LIMIT ${count})`)
