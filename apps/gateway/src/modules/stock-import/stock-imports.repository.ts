import type { StockMapping } from '@trassa/contracts/entities/moderator/stock-import'
import type { StockImportState } from '@trassa/contracts/enumerations/stock-imports'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '../../platform/database/connect.ts'
import { users } from '../identity/public.ts'
import { cities } from '../reference/public.ts'
import { stockMappings } from './stock-ads/stock-ads.table.ts'
import { stockImportRows as rows } from './stock-import-rows.table.ts'
import { stockImports as imports, type StockImportRecord } from './stock-imports.table.ts'

/** How many of the newest imports are listed, and for how many days they are kept. */
const LISTED = 100
const KEPT_DAYS = 30
const isKept = sql`${imports.createdAt} > now() - make_interval(days => ${KEPT_DAYS})`

const owners = alias(users, 'owners')

/** An import with the names that are shown of it. */
export interface NamedImport {
  record: StockImportRecord
  ownerName: string
  moderatorName: string
  cityName: string | null
  total: number
  photoFiles: number
}

/** Every row is counted once its file is checked; before that, the rows are counted here. */
const total = sql<number>`CASE WHEN ${imports.counts} = '{}'
  THEN (SELECT count(*)::int FROM ${rows} WHERE ${rows.importId} = ${imports.id})
  ELSE (SELECT sum(value::int)::int FROM jsonb_each_text(${imports.counts})) END`

/** Of the few rows that lack any. */
const photoFiles = sql<number>`(SELECT coalesce(sum(${rows.photoFiles}), 0)::int FROM ${rows}
  WHERE ${rows.importId} = ${imports.id} AND ${rows.photoFiles} > 0)`

const selectNamed = (db: Executor, condition: SQL | undefined) =>
  db
    .select({
      record: imports,
      ownerName: sql<string>`coalesce(${owners.companyName}, ${owners.username})`,
      moderatorName: users.username,
      cityName: cities.name,
      total,
      photoFiles,
    })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.moderatorId))
    .innerJoin(owners, eq(owners.id, imports.ownerId))
    .leftJoin(cities, eq(cities.id, sql`(${imports.mapping} ->> 'cityId')::bigint`))
    .where(condition)

export async function findImport(db: Executor, id: string): Promise<NamedImport | undefined> {
  const [found] = await selectNamed(db, eq(imports.id, id))
  return found
}

/** In whose name an import runs. */
export async function findModerator(
  db: Executor,
  id: string,
): Promise<Pick<StockImportRecord, 'moderatorId'> | undefined> {
  const [found] = await db
    .select({ moderatorId: imports.moderatorId })
    .from(imports)
    .where(eq(imports.id, id))
  return found
}

/** What changes while an import runs. */
export async function findProgress(db: Executor, id: string) {
  const { moderatorId, state, finishedAt, counts } = imports
  const [found] = await db
    .select({ moderatorId, state, finishedAt, counts, photoFiles })
    .from(imports)
    .where(eq(imports.id, id))
  return found
}

/** The newest imports: of one moderator, or of all. */
export const readImports = (db: Executor, moderatorId: string | null): Promise<NamedImport[]> =>
  selectNamed(
    db,
    and(isKept, moderatorId === null ? undefined : eq(imports.moderatorId, moderatorId)),
  )
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(LISTED)

/** @returns whether it was inserted, and not there already. */
export async function insertImport(
  tx: Transaction,
  added: typeof imports.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(imports)
    .values(added)
    .onConflictDoNothing({ target: imports.id })
    .returning({ id: imports.id })
  return inserted.length > 0
}

/** Locked until the transaction ends: a command waits for the row that is being imported. */
export async function lockImport(
  tx: Transaction,
  id: string,
): Promise<StockImportRecord | undefined> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  return found
}

const ENDED: readonly StockImportState[] = ['done', 'cancelled']

export async function setImportState(
  tx: Transaction,
  id: string,
  state: StockImportState,
): Promise<void> {
  const finishedAt = ENDED.includes(state) ? sql`now()` : null
  await tx.update(imports).set({ state, finishedAt }).where(eq(imports.id, id))
}

export async function updateImport(
  tx: Transaction,
  id: string,
  changes: Partial<
    Pick<
      StockImportRecord,
      | 'mapping'
      | 'unknownValues'
      | 'state'
      | 'revision'
      | 'withoutPhotos'
      | 'steered'
      | 'moderatorId'
    >
  >,
): Promise<void> {
  await tx.update(imports).set(changes).where(eq(imports.id, id))
}

/** Running imports, the oldest first. */
export async function listRunning(db: Executor): Promise<string[]> {
  const found = await db
    .select({ id: imports.id })
    .from(imports)
    .where(eq(imports.state, 'running'))
    .orderBy(asc(imports.createdAt))
  return found.map(({ id }) => id)
}

/** Imports that were left paused, or waiting for photographs, for longer than imports are listed. */
export async function listLeftPaused(db: Executor): Promise<string[]> {
  const isLeft = and(sql`NOT (${isKept})`, inArray(imports.state, ['paused', 'waiting']))
  const found = await db.select({ id: imports.id }).from(imports).where(isLeft)
  return found.map(({ id }) => id)
}

/** Deletes imports that are not listed any more; their audit rows stay. @returns how many. */
export async function deleteOldImports(db: Executor): Promise<number> {
  const { rowCount } = await db
    .delete(imports)
    .where(
      and(sql`NOT (${isKept})`, inArray(imports.state, ['read', 'checked', 'done', 'cancelled'])),
    )
  return rowCount ?? 0
}

/** How the owner's last file was understood. */
export async function readLastMapping(
  db: Executor,
  ownerId: string,
): Promise<StockMapping | undefined> {
  const [found] = await db
    .select({ mapping: stockMappings.mapping })
    .from(stockMappings)
    .where(eq(stockMappings.ownerId, ownerId))
  return found?.mapping
}

export async function keepMapping(
  tx: Transaction,
  ownerId: string,
  mapping: StockMapping,
): Promise<void> {
  const changed = { mapping, changedAt: sql`now()` }
  await tx
    .insert(stockMappings)
    .values({ ownerId, mapping })
    .onConflictDoUpdate({ target: stockMappings.ownerId, set: changed })
}

/** The city that most of the owner's ads name. */
export async function readUsualCity(db: Executor, ownerId: string): Promise<string | null> {
  const { rows: found } = await db.execute<{ cityId: string }>(sql`
    SELECT city_id::text AS "cityId" FROM ads WHERE user_id = ${ownerId} AND city_id IS NOT NULL
    GROUP BY city_id ORDER BY count(*) DESC LIMIT 1`)
  return found[0]?.cityId ?? null
}

/** Whether there is a city with this id. */
export const isCity = async (db: Executor, id: string): Promise<boolean> =>
  (await db.$count(cities, eq(cities.id, id))) > 0
