import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database, Executor } from './connect.ts'

/** What ships with this code, oldest first; read once, because `/health/ready` asks again and again. */
const SHIPPED = readMigrationFiles({
  migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)),
})

/** Any number, as long as nothing else in the database locks it. */
const MIGRATION_LOCK = 7_201_988

/** The table that drizzle-kit's tools know. */
const APPLIED = sql.raw('drizzle.__drizzle_migrations')

/**
 * Brings the schema up to date; does nothing where it is. All of it is one transaction under an advisory
 * lock: of several processes that start at once one migrates and the others wait for it. drizzle's own
 * migrator takes no lock, and commits parts of its work.
 */
export function migrateDatabase(db: Database): Promise<void> {
  return db.longTransaction(async (tx) => {
    // A lock of the transaction, not of the session: it works through PgBouncer.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`)
    await tx.execute(sql`
      CREATE TABLE IF NOT EXISTS ${APPLIED} (
        id serial PRIMARY KEY, hash text NOT NULL, created_at bigint
      )`)
    const last = await readLastApplied(tx)
    for (const { sql: statements, hash, folderMillis } of SHIPPED) {
      if (folderMillis <= last) continue
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`INSERT INTO ${APPLIED} (hash, created_at) VALUES (${hash}, ${folderMillis})`,
      )
    }
  })
}

/** Whether every migration that ships with this code has been applied. */
export async function isMigrated(db: Executor): Promise<boolean> {
  const last = await readLastApplied(db)
  return SHIPPED.every(({ folderMillis }) => folderMillis <= last)
}

/** The time stamp of the newest migration applied; 0 on a database that never had one. */
async function readLastApplied(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ last: string | null }>(
    sql`SELECT max(created_at) AS last FROM ${APPLIED}`,
  )
  return Number(rows[0]?.last ?? 0)
}
