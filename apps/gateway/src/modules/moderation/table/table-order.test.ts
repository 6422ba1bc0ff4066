import { AD_TABLE_SORTS, listAds } from '@trassa/contracts/calls/moderator-ads'
import { describe, expect, it } from 'vitest'
import { encodeCursor } from '../../../platform/keyset/cursor.ts'
import { DAY, insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createStaff } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { support, user } = await createStaff(gateway)

const TOTAL = 230
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
  })
}

const list = (query: Record<string, string>) => gateway.get(listAds, { as: support, query })

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
    const keyOf = (row: Rows[number]) => {
      const value = row[sort]
      if (value === null) return sign * Number.POSITIVE_INFINITY
      return typeof value === 'string' && sort !== 'id' ? Date.parse(value) : Number(value)
    }
    const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
    const sorted = rows.toSorted(
      (a, b) => sign * (compare(keyOf(a), keyOf(b)) || compare(Number(a.id), Number(b.id))),
    )
    expect(rows.map((row) => row.id)).toEqual(sorted.map((row) => row.id))
    expect(new Set(rows.map((row) => row.id)).size).toBe(TOTAL)
  })

  it.each([
    [['updatedAt:desc', 1e15, '1']],
    [['updatedAt:desc', 'x', '1']],
    [['updatedAt:desc', 1, '1; DROP TABLE ads']],
    [['price:asc', 1, '1']],
    [[]],
  ])('a cursor of somebody else’s making starts from the beginning: %j', async (values) => {
    const page = await list({ cursor: encodeCursor(values) })
    expect(page).toEqual(await list({}))
  })
})
