import { inArray } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { lineTitle } from './line-title.ts'
import { type OrderLine, readOrderLines } from './orders.repository.ts'

/** The titles of the ads that lines are for, by the ads' ids. */
export async function readAdTitles(
  db: Executor,
  lines: readonly OrderLine[],
): Promise<ReadonlyMap<string, string>> {
  const ids = lines.flatMap(({ adId }) => adId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: ads.id, title: ads.title })
    .from(ads)
    .where(inArray(ads.id, ids))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** The lines of an order as its invoice keeps them; `price` in kopecks. */
export async function readInvoiceLines(db: Executor, orderId: string) {
  const lines = await readOrderLines(db, [orderId])
  const titles = await readAdTitles(db, lines)
  return lines.map((line) => ({
    title: lineTitle(line, line.adId === null ? undefined : titles.get(line.adId)),
    price: line.price,
  }))
}
