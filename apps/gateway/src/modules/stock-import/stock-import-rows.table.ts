import type { AdInput } from '@trassa/contracts/entities/ad'
import type { StockProblem } from '@trassa/contracts/entities/moderator/stock-import'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { StockRowState } from '@trassa/contracts/enumerations/stock-imports'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { ref } from '../../platform/database/columns.ts'
import type { FeedPhoto } from '../feeds/public.ts'
import { stockImports } from './stock-imports.table.ts'

/** What a row makes of its ad: of an ad that exists, only what the row says. */
export interface WantedStockAd {
  adType: AdType
  input: Partial<AdInput>
  /** Addresses of photographs and names of files; `null`: they stay as they are. */
  photos: string[] | null
}

/** The rows of a file. No reference to ads: a row stays in the result of its import when its ad is purged. */
export const stockImportRows = pgTable(
  'stock_import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => stockImports.id, { onDelete: 'cascade' }),
    /** As the spreadsheet numbers it. */
    row: integer().notNull(),
    /** Texts by the names of columns. */
    cells: jsonb().$type<Record<string, string>>().notNull(),
    /** `null` until the columns are mapped. */
    state: text().$type<StockRowState>(),
    title: text().notNull().default(''),
    externalId: text(),
    /** Of a row without number and VIN (decision 160). */
    fingerprint: text(),
    adId: ref(),
    /** From which the ad is to change. */
    version: integer(),
    wanted: jsonb().$type<WantedStockAd>(),
    changes: jsonb().$type<string[]>().notNull().default([]),
    problems: jsonb().$type<StockProblem[]>().notNull().default([]),
    /** The ad has the row's content; its photographs may be missing. */
    isWritten: boolean().notNull().default(false),
    /** All photographs of a row whose ad is written and that lacks files, in their order; `null`: it waits for none. */
    awaited: jsonb().$type<FeedPhoto[]>(),
    /** How many files it lacks. */
    photoFiles: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('stock_import_rows_state').on(table.importId, table.state, table.row),
    index('stock_import_rows_photo_files')
      .on(table.importId, table.row)
      .where(sql`photo_files > 0`),
  ],
)

export type StockRowRecord = typeof stockImportRows.$inferSelect
