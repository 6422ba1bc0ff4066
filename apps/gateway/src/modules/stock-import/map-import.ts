import { AppError, invalid } from '@trassa/contracts/app-error'
import type { StockImport, StockMapping } from '@trassa/contracts/entities/moderator/stock-import'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { StockImportState } from '@trassa/contracts/enumerations/stock-imports'
import type { Database } from '../../platform/database/connect.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { insertAuditRows } from '../audit/public.ts'
import { findUserById, type UserRecord } from '../identity/public.ts'
import type { ReferenceCache } from '../reference/public.ts'
import { checkRows } from './checking/check-rows.ts'
import { limitWork, readImport } from './import-access.ts'
import { valuesToKeep } from './mapping/kept-values.ts'
import { readCells, writeChecked, writeCounts } from './stock-import-rows.repository.ts'
import {
  isCity,
  keepMapping,
  lockImport,
  readLastMapping,
  updateImport,
} from './stock-imports.repository.ts'
import { toStockImport } from './to-stock-import.ts'

const CONTACT_NAME_MAX = 40
const MAPPED: AuditEvent = 'stock.mapped'
const MAPPABLE: readonly StockImportState[] = ['read', 'checked']

interface MappingDependencies {
  db: Database
  now: () => Date
  reference: ReferenceCache
}

const nameOf = ({ companyName, username }: UserRecord): string =>
  (companyName ?? username).slice(0, CONTACT_NAME_MAX).toWellFormed()

/**
 * Keeps what the columns of an import mean, for the owner's next file as well, and checks every row.
 *
 * @throws AppError `request.invalid`, `stock_import.not_found`, `stock_import.state` where it has been started
 */
export async function mapImport(
  { db, now, reference }: MappingDependencies,
  id: string,
  mapping: StockMapping,
  { visitor, trace }: RequestContext,
): Promise<StockImport> {
  await limitWork(db, visitor)
  const { record } = await readImport(db, id, visitor)
  if (!MAPPABLE.includes(record.state)) throw new AppError('stock_import.state')
  requireOneColumn(mapping)
  if (mapping.cityId !== null && !(await isCity(db, mapping.cityId))) {
    throw invalid(['body', 'cityId'], 'Выберите город из списка')
  }
  const owner = await findUserById(db, record.ownerId)
  if (!owner) throw new AppError('user.not_found')
  const { checked, unknownValues } = await checkRows(
    { db, reference },
    {
      owner: { id: owner.id, name: nameOf(owner) },
      mapping,
      rows: await readCells(db, id),
      now: now(),
    },
  )
  await db.transaction(async (tx) => {
    const locked = await lockImport(tx, id)
    if (!locked || !MAPPABLE.includes(locked.state)) throw new AppError('stock_import.state')
    await writeChecked(tx, id, checked)
    await updateImport(tx, id, {
      mapping,
      unknownValues,
      state: 'checked',
      revision: locked.revision + 1,
    })
    await writeCounts(tx, id)
    const kept = (await readLastMapping(tx, record.ownerId))?.values ?? []
    const values = valuesToKeep({ kept, before: locked.mapping.values, now: mapping.values })
    const understood = { ...mapping, values }
    await keepMapping(tx, record.ownerId, understood)
    const { ownerId } = record
    const facts = { actorId: visitor.userId, userId: ownerId, onBehalfOf: ownerId, ...trace }
    const after = { mapping: understood }
    await insertAuditRows(tx, [{ ...facts, event: MAPPED, batchId: id, after }])
  })
  return toStockImport(await readImport(db, id, visitor))
}

/** A field is read from one column: two would leave open which of them counts. */
function requireOneColumn({ columns }: StockMapping): void {
  const taken = new Set<string>()
  for (const [place, { key }] of columns.entries()) {
    if (key !== null && taken.has(key)) {
      throw invalid(['body', 'columns', place, 'key'], 'Это поле уже выбрано для другого столбца')
    }
    if (key !== null) taken.add(key)
  }
}
