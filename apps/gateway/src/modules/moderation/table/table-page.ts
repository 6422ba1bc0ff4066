import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import { AD_TABLE_PAGE, type listAds } from '@trassa/contracts/calls/moderator/ads'
import type { readAdRows as readAdRowsCall } from '@trassa/contracts/calls/moderator/table'
import { normalizePhone } from '@trassa/contracts/phone'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { countAdRows, matchingIds, readAdRows } from './ad-rows.repository.ts'
import type { FilterContext } from './table-filter.ts'
import { tableConditions } from './table-filter.ts'
import { tableOrder } from './table-order.ts'

type TableQuery = CallArguments<typeof listAds, 'output'>['query']

/** Where a page begins, and the total that was counted with the first page (decision 135). */
function readCursor(cursor = ''): { position: string | undefined; total: number | null } {
  const [position, total = ''] = cursor.split('.')
  return { position: position || undefined, total: /^\d{1,9}$/.test(total) ? Number(total) : null }
}

/** A page of the table of all ads: one statement, the first one two. */
export async function readTablePage(
  db: Database,
  { cursor, ...query }: TableQuery,
  context: FilterContext,
): Promise<CallAnswer<typeof listAds>> {
  const conditions = tableConditions(query, context)
  const order = tableOrder(query, context.now)
  const start = readCursor(cursor)
  const [{ items, nextCursor }, total] = await Promise.all([
    readAdRows(db, {
      conditions,
      order,
      cursor: start.position,
      size: AD_TABLE_PAGE,
      factsOf: query.adType,
      ...context,
    }),
    start.total ?? countAdRows(db, conditions),
  ])
  return { items, total, nextCursor: nextCursor && `${nextCursor}.${total}` }
}

/**
 * Rows of the table as they are now, and whether its filter still finds them. The owner's phone is not compared
 * again: an ad keeps its owner, and another comparison would be a look-up that is not logged.
 */
export async function readTableRows(
  db: Database,
  { ids, phone: _, q, ...filter }: CallArguments<typeof readAdRowsCall, 'output'>['query'],
  context: FilterContext,
): Promise<CallAnswer<typeof readAdRowsCall>> {
  const words = q !== undefined && normalizePhone(q) === null ? { q } : {}
  const conditions = [inArray(ads.id, ids)]
  const order = tableOrder({ sort: 'id', direct: 'asc' }, context.now)
  const [{ items }, found] = await Promise.all([
    readAdRows(db, { conditions, order, size: ids.length, factsOf: filter.adType, ...context }),
    matchingIds(db, ids, tableConditions({ ...filter, ...words }, context)),
  ])
  return { items: items.map((row) => ({ row, found: found.has(row.id) })) }
}
