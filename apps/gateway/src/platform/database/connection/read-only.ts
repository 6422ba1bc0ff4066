import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/**
 * Makes the function that runs `work` in a transaction that only reads. It ends with ROLLBACK, since a COMMIT counts as a
 * write (`createWriteCounter`), for which lists would be brought up to date.
 */
export const readOnlyOn =
  (pool: pg.Pool) =>
  async <T>(work: (tx: NodePgDatabase) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    let broken = true
    const end = async () => {
      await client.query('ROLLBACK')
      broken = false
    }
    try {
      await client.query('BEGIN READ ONLY')
      const result = await work(drizzle(client, { casing: 'snake_case' }))
      await end()
      return result
    } catch (error) {
      if (broken) await end().catch(() => undefined)
      throw error
    } finally {
      client.release(broken)
    }
  }
