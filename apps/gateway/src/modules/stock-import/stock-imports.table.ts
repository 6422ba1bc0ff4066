import type {
  StockMapping,
  StockSteered,
  UnknownValues,
} from '@trassa/contracts/entities/moderator/stock-import'
import type { StockImportState, StockRowState } from '@trassa/contracts/enumerations/stock-imports'
import { sql } from 'drizzle-orm'
import { boolean, char, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../platform/database/columns.ts'
import { users } from '../identity/public.ts'

export interface StockColumn {
  name: string
  samples: string[]
}

/** A file of stock that a moderator imports for its owner (domain §9, decision 150). Its audit rows carry its id. */
export const stockImports = pgTable(
  'stock_imports',
  {
    id: uuid().primaryKey(),
    ownerId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    moderatorId: ref()
      .notNull()
      .references(() => users.id),
    fileName: text().notNull(),
    /** SHA-256 of owner and file: a repeat gives the same import, anything else under its id is refused. */
    requestHash: char({ length: 64 }).notNull(),
    /** The log session that read the file, for audit rows of the run. */
    sessionId: text().notNull(),
    state: text().$type<StockImportState>().notNull().default('read'),
    columns: jsonb().$type<StockColumn[]>().notNull(),
    mapping: jsonb().$type<StockMapping>().notNull(),
    unknownValues: jsonb().$type<UnknownValues[]>().notNull().default([]),
    /** Of the preview: each check of the rows adds one, and a start names the one that was seen. */
    revision: integer().notNull().default(0),
    /** Made of its rows, in the transaction that changes them. */
    counts: jsonb().$type<Partial<Record<StockRowState, number>>>().notNull().default({}),
    /** Rows are not to wait for photographs any more. */
    withoutPhotos: boolean().notNull().default(false),
    /** The last command, if a senior moderator gave it and not the moderator of the import. */
    steered: jsonb().$type<StockSteered>(),
    createdAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
  },
  (table) => [
    index('stock_imports_listed').on(table.createdAt),
    index('stock_imports_owner').on(table.ownerId),
    index('stock_imports_running').on(table.createdAt).where(sql`state = 'running'`),
  ],
)

export type StockImportRecord = typeof stockImports.$inferSelect
