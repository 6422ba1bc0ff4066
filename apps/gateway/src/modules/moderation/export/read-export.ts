import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import { EXPORT_LIMIT, type exportAdsAsCsv } from '@trassa/contracts/calls/moderator/export'
import { formatPhone } from '@trassa/contracts/phone'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import type { SheetRows } from '../../../platform/spreadsheet/sheet.ts'
import { ads } from '../../ads/public.ts'
import { type RowWithFields, readIds, readRowsOf } from '../table/ad-rows.repository.ts'
import { type FilterContext, tableConditions } from '../table/table-filter.ts'
import { tableOrder } from '../table/table-order.ts'
import type { ExportColumn } from './export-columns.ts'

export type AskedExport = CallArguments<typeof exportAdsAsCsv, 'output'>['body']

/** Ads that are read at once. */
const PORTION = 500

const among = (ids: string[]) => sql`${ads.id} = ANY (${sql.param(ids)}::bigint[])`

/**
 * The ids of an export in its order. They are read once: pages by cursor would sort anew for each portion, and an ad
 * that changes meanwhile would be missed or written twice.
 *
 * @throws AppError `moderation.export_too_big`
 */
export async function readExportIds(
  db: Database,
  { filter, only, except, ...order }: AskedExport,
  context: FilterContext,
  limit = EXPORT_LIMIT,
): Promise<string[]> {
  const excepted = except?.length ? [sql`NOT ${among(except)}`] : []
  const conditions = only ? [among(only)] : [...tableConditions(filter, context), ...excepted]
  const ids = await readIds(db, {
    conditions,
    order: tableOrder(order, context.now),
    limit: limit + 1,
  })
  if (ids.length > limit) throw new AppError('moderation.export_too_big')
  return ids
}

interface ReadPortions extends FilterContext {
  ids: string[]
  filter: AskedExport['filter']
  columns: readonly ExportColumn[]
  phones: ReadonlyMap<string, string>
}

/** The rows of an export in portions: no more than one of them is in memory. */
export async function* readPortions(
  db: Database,
  { ids, filter, columns, phones, ...context }: ReadPortions,
): SheetRows {
  const viewed = { ...context, factsOf: filter.adType }
  for (let start = 0; start < ids.length; start += PORTION) {
    const found = await readRowsOf(db, ids.slice(start, start + PORTION), viewed)
    yield found
      .map((each) => withShownPhone(each, phones))
      .map((each) => columns.map(({ value }) => value(each)))
  }
}

function withShownPhone(
  { row, fields }: RowWithFields,
  phones: ReadonlyMap<string, string>,
): RowWithFields {
  const phone = phones.get(row.userId)
  return phone ? { row: { ...row, maskedPhone: formatPhone(phone) }, fields } : { row, fields }
}
