import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import type { AccountPart } from '../../identity/public.ts'
import { stockMappings } from '../stock-ads/stock-ads.table.ts'
import { stockImports } from '../stock-imports.table.ts'
import { importHindrances, moveImports } from './stock-imports-merge.ts'

/** The files of stock that moderators have imported for a user, as a part of the account; their rows go with them. */
export const stockImportsPart = (db: Database): AccountPart => ({
  name: 'stockImports',
  collect: async (executor, userId) =>
    executor
      .select({
        fileName: stockImports.fileName,
        state: stockImports.state,
        createdAt: stockImports.createdAt,
        finishedAt: stockImports.finishedAt,
      })
      .from(stockImports)
      .where(eq(stockImports.ownerId, userId))
      .orderBy(stockImports.createdAt),
  erase: async (userId) => {
    const { rowCount } = await db.delete(stockImports).where(eq(stockImports.ownerId, userId))
    await db.delete(stockMappings).where(eq(stockMappings.ownerId, userId))
    return rowCount ?? 0
  },
  merge: { hindrances: importHindrances, move: moveImports },
})
