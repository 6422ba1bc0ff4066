import { AD_TABLE_SORTS, type AdTableSort, listAds } from '@trassa/contracts/calls/moderator/ads'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { RISK_SIGNALS } from '@trassa/contracts/enumerations/moderation'
import { describe, expect, it } from 'vitest'
import { encodeCursor } from '../../../platform/keyset/cursor.ts'
import { DAY, insertAd, KAZAN, SAMARA } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createStaff } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { support, user } = await createStaff(gateway)

const TOTAL = 230
const CITIES = [KAZAN, SAMARA]
const start = Date.now()
for (let index = 0; index < TOTAL; index += 1) {
  const hasAll = index % 3 > 0
  await insertAd(gateway.db, user.id, {
    // Few values, and none in a third of the rows: pages cut between equal ones and among nulls.
    stat: hasAll ? 1 : 0,
    price: hasAll ? (1 + (index % 4)) * 100_00 : null,
    expiresAt: hasAll ? new Date(start + (1 + (index % 5)) * DAY) : null,
    liftedAt: hasAll ? new Date(start - (index % 6) * DAY) : null,
    updatedAt: new Date(start - (index % 7) * DAY),
    title: `Машина ${index % 8}`,
    year: hasAll ? 2000 + (index % 3) : null,
    views: index % 5,
    cityId: hasAll ? CITIES[index % 2] : null,
    risk: index % 4 > 1 ? ['firstAd'] : ['cityChanged', 'firstAd'],
  })
}

const list = (query: Record<string, string>) => gateway.get(listAds, { as: support, query })

/** What a row is sorted by; the stored texts are such that every collation agrees. */
function keyOf(row: AdRow, sort: AdTableSort): string | number | null {
  if (sort === 'id') return Number(row.id)
  if (sort === 'risk') return row.risk.reduce((sum, signal) => sum + RISK_SIGNALS[signal].score, 0)
  const value = row[sort]
  return sort.endsWith('At') && value !== null ? Date.parse(String(value)) : value
}
const compare = <Value extends string | number>(a: Value, b: Value) =>
  a === b ? 0 : a < b ? -1 : 1

describe('§9 table: order, in keyset pages of 100', () => {
  it.each(
    AD_TABLE_SORTS.flatMap((sort) => [
      { sort, direct: 'asc' },
      { sort, direct: 'desc' },
    ]),
  )('$sort $direct: each row once, rows without a value last', async ({ sort, direct }) => {
    type Rows = Awaited<ReturnType<typeof list>>['items']
    const rows: Rows = []
    let cursor: string | null = ''
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        sort,
        direct,
        ...(cursor && { cursor }),
      })
      expect(page.total).toBe(TOTAL)
      expect(page.items.length).toBe(page.nextCursor ? 100 : TOTAL % 100)
      rows.push(...page.items)
      cursor = page.nextCursor
    } while (cursor)

    const sign = direct === 'desc' ? -1 : 1
    const sorted = rows.toSorted((a, b) => {
      const [left, right] = [keyOf(a, sort), keyOf(b, sort)]
      if (left === null || right === null) {
        return Number(left === null) - Number(right === null) || sign * compare(+a.id, +b.id)
      }
      return sign * (compare(left, right) || compare(+a.id, +b.id))
    })
    expect(rows.map((row) => row.id)).toEqual(sorted.map((row) => row.id))
    expect(new Set(rows.map((row) => row.id)).size).toBe(TOTAL)
  })

  it.each([
    [['updatedAt:desc', 1e15, '1']],
    [['updatedAt:desc', 'x', '1']],
    [['updatedAt:desc', 1, '1; DROP TABLE ads']],
    [['price:asc', 1, '1']],
    [['updatedAt:desc', 'x', '1']],
    [[]],
  ])('a made-up cursor starts from the beginning: %j', async (values) => {
    const page = await list({ cursor: encodeCursor(values) })
    expect(page).toEqual(await list({}))
  })
})
