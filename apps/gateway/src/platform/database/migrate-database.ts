import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './connect.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Brings the schema up to date; does nothing where it is. */
export function migrateDatabase(db: Database): Promise<void> {
  return migrate(db, { migrationsFolder })
}
