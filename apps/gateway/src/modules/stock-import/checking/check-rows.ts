import type { StockMapping, UnknownValues } from '@trassa/contracts/entities/moderator/stock-import'
import type { Database } from '../../../platform/database/connect.ts'
import { createDictionaryLookup } from '../../feeds/public.ts'
import type { ReferenceCache } from '../../reference/public.ts'
import { createCellNaming } from '../mapping/named-cells.ts'
import { readKnownAds } from '../stock-ads/stock-ads.repository.ts'
import type { StockRowRecord } from '../stock-import-rows.table.ts'
import { type CheckedRow, checkRow } from './check-row.ts'
import { createUnknownValues } from './unknown-values.ts'

/** Rows between which other requests of this process come. */
const YIELD_EVERY = 10

interface Checking {
  owner: { id: string; name: string }
  mapping: StockMapping
  rows: readonly Pick<StockRowRecord, 'row' | 'cells'>[]
  now: Date
}

/** What an import would do with each of its rows, and the values that are to be mapped by hand. */
export async function checkRows(
  { db, reference }: { db: Database; reference: ReferenceCache },
  { owner, mapping, rows, now }: Checking,
): Promise<{ checked: CheckedRow[]; unknownValues: UnknownValues[] }> {
  const naming = createCellNaming(mapping)
  const named = rows.map(({ cells }) => naming.cellsOf(cells))
  const known = await readKnownAds(db, owner.id, {
    externalIds: named.flatMap((cells) => cells.get('id') ?? []),
    vins: named.flatMap((cells) => cells.get('vin')?.toUpperCase() ?? []),
    fingerprints: named.some((cells) => !cells.has('id') && !cells.has('vin')) ? 'all' : [],
  })
  const unknown = createUnknownValues(db)
  const lookup = createDictionaryLookup(db, await reference.places())
  const defaults = { cityId: mapping.cityId, contactName: owner.name }
  const context = { lookup, defaults, now }
  const checking = {
    mapping,
    naming,
    unknown,
    context,
    known,
    takenBy: firstRows(),
    alike: rowsAlike(),
  }
  const checked: CheckedRow[] = []
  for (const [place, row] of rows.entries()) {
    if (place % YIELD_EVERY === 0) await new Promise(setImmediate)
    checked.push(await checkRow(row, checking))
  }
  return { checked, unknownValues: await unknown.groups() }
}

/** Remembers the first row of each name. */
function firstRows() {
  const first = new Map<string, number>()
  return (row: number, name: string): number | undefined => {
    const before = first.get(name)
    if (before === undefined) first.set(name, row)
    return before
  }
}

/** Collects the rows of each fingerprint. */
function rowsAlike() {
  const found = new Map<string, number[]>()
  return (row: number, fingerprint: string): readonly number[] => {
    const before = found.get(fingerprint) ?? []
    found.set(fingerprint, [...before, row])
    return before
  }
}
