import type { AdTableSort } from '@trassa/contracts/calls/moderator/ads'
import {
  type AdTableQuery,
  adTableFilterSchema,
} from '@trassa/contracts/entities/moderator/ad-table-filter'
import { sql } from 'drizzle-orm'
import { readTablePage } from '../src/modules/moderation/table/table-page.ts'
import type { BenchServer } from './bench-server.ts'
import { round, sideBySide } from './measure.ts'

const ROUNDS = 15
const LOOK_UP = 'look-up by primary key'

interface Shape {
  filter?: AdTableQuery
  sort?: AdTableSort
}

/** What moderators ask the table of all ads for. */
const SHAPES: Record<string, Shape> = {
  'all ads, by change': {},
  'all ads, by price': { sort: 'price' },
  'all ads, by creation': { sort: 'createdAt' },
  'all ads, by title': { sort: 'title' },
  'all ads, by city': { sort: 'cityName' },
  'all ads, by risk': { sort: 'risk' },
  'active, by change': { filter: { stats: '1' } },
  'in moderation, by change': { filter: { stats: '2' } },
  'expired or archived, by change': { filter: { stats: '5,6' } },
  'cars, by change': { filter: { adType: 'auto' } },
  'cars of a city, by price': { filter: { adType: 'auto', cityId: '1' }, sort: 'price' },
  'a city, by change': { filter: { cityId: '1' } },
  'a mark and years, by price': {
    filter: { adType: 'auto', markId: '1', yearFrom: '2015', yearTo: '2019' },
    sort: 'price',
  },
  'prices, by change': { filter: { priceFrom: '500000', priceTo: '600000' } },
  'changed in a day': { filter: { updatedFrom: new Date(Date.now() - 86_400_000).toISOString() } },
  'with a risk signal': { filter: { risk: 'samePhoto,sameVin' } },
  'two words of the title': { filter: { title: 'лада 2019' } },
  'claimed by others': { filter: { claim: 'others' } },
  'with complaints': { filter: { complaintsFrom: '1' } },
  'VIP now': { filter: { promoted: 'vip' } },
}

/** First pages with their totals, and later pages, of the moderators' table ÷ a look-up by primary key. */
export async function benchTable({ db }: BenchServer): Promise<void> {
  const context = { viewerId: '1', now: new Date() }
  const read = ({ filter = {}, sort = 'updatedAt' }: Shape, cursor?: string) =>
    readTablePage(
      db,
      { ...adTableFilterSchema.parse(filter), sort, direct: 'desc', cursor },
      context,
    )
  const cursors = new Map<string, string | undefined>()
  const totals = new Map<string, number>()
  for (const [name, shape] of Object.entries(SHAPES)) {
    const { nextCursor, total } = await read(shape)
    cursors.set(name, nextCursor ?? undefined)
    totals.set(name, total)
  }
  const shapes = Object.entries(SHAPES)
  const times = await sideBySide(
    {
      [LOOK_UP]: () => db.execute(sql`SELECT * FROM ads WHERE id = 77`),
      ...Object.fromEntries(shapes.map(([name, shape]) => [name, () => read(shape)])),
      ...Object.fromEntries(
        shapes.map(([name, shape]) => [`… next: ${name}`, () => read(shape, cursors.get(name))]),
      ),
    },
    ROUNDS,
  )
  const base = times.get(LOOK_UP)?.p50 ?? Number.NaN
  console.table(
    Object.fromEntries(
      shapes.map(([name]) => [
        name,
        {
          ads: totals.get(name),
          'first page, ms': round(times.get(name)?.p50 ?? Number.NaN, 1),
          '÷ look-up': round((times.get(name)?.p50 ?? Number.NaN) / base),
          'next page, ms': round(times.get(`… next: ${name}`)?.p50 ?? Number.NaN, 1),
        },
      ]),
    ),
  )
}
