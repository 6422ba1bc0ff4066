import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** What repositories get: the database or one of its transactions. */
export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Executor = Database | Transaction

export interface Connection {
  db: Database
  pool: pg.Pool
  close: () => Promise<void>
}

/** Opens a pool on a PostgreSQL ≥ 15 with the settings that the search queries were measured with. */
export function connect(url: string, options: { max?: number } = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 16,
    options:
      '-c jit=off -c random_page_cost=1.05 -c max_parallel_workers_per_gather=0 -c work_mem=64MB',
  })
  // An idle connection that the server closes must not end the process: the pool opens another.
  pool.on('error', () => undefined)
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() }
}
