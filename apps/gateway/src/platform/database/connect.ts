import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { CONNECT_MS, type DatabaseLimits, LONG_LIMITS, REQUEST_LIMITS } from './limits.ts'
import { isUnavailable } from './unavailable.ts'

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** What repositories get: the database or one of its transactions. */
export type Database = NodePgDatabase & {
  /** A transaction under `LONG_LIMITS`; for work that no request waits for. */
  longTransaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
}
export type Executor = Database | Transaction

export interface Connection {
  db: Database
  pool: pg.Pool
  close: () => Promise<void>
}

interface ConnectOptions {
  /** Connections at most; 16 by default. */
  max?: number
  /** Milliseconds (`DatabaseLimits`); tests wait less. */
  silence?: number
}

/**
 * Opens a pool on a PostgreSQL ≥ 15, directly or through PgBouncer in transaction mode: nothing is set
 * on a session (session-defaults.ts does that on the server).
 */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const { silence = REQUEST_LIMITS.silence } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 16,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  })
  // An idle connection that the server closes must not end the process: the pool opens another.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    // The same for one that a transaction holds: the transaction's own statements are rejected.
    client.on('error', () => undefined)
    limitSilence(client, silence)
  })
  const db = Object.assign(drizzle(pool, { casing: 'snake_case' }), {
    transaction: transactionsOn(pool),
    longTransaction: longTransactionsOn(pool, silence),
  }) as Database
  return { db, pool, close: () => pool.end() }
}

/** Closes a connection that has been silent for too long; the statement that waits on it is rejected. */
function limitSilence(client: pg.ClientBase, silence: number): void {
  const socket = (client as pg.Client).connection.stream as Socket
  socket.removeAllListeners('timeout')
  socket.setTimeout(silence, () =>
    socket.destroy(
      Object.assign(new Error(`PostgreSQL silent for ${silence} ms`), { code: 'ETIMEDOUT' }),
    ),
  )
}

/**
 * drizzle's own `transaction` leaves the connection checked out for ever when BEGIN fails on it, and
 * gives a broken one back to the pool.
 */
function transactionsOn(pool: pg.Pool): NodePgDatabase['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    let broken = false
    try {
      return await drizzle(client, { casing: 'snake_case' }).transaction(work, config)
    } catch (error) {
      broken = isUnavailable(error)
      throw error
    } finally {
      client.release(broken)
    }
  }
}

function longTransactionsOn(pool: pg.Pool, silence: number): Database['longTransaction'] {
  return async (work) => {
    const client = await pool.connect()
    let broken = true
    try {
      limitSilence(client, LONG_LIMITS.silence)
      const result = await drizzle(client, { casing: 'snake_case' }).transaction(async (tx) => {
        await setLocalLimits(tx, LONG_LIMITS)
        return work(tx)
      })
      limitSilence(client, silence)
      broken = false
      return result
    } finally {
      // After a failure the connection is not worth keeping: long work is rare.
      client.release(broken)
    }
  }
}

/** `SET LOCAL`, which PgBouncer's transaction mode leaves alone. */
async function setLocalLimits(tx: Transaction, limits: DatabaseLimits): Promise<void> {
  await tx.execute(sql`
    SELECT set_config('statement_timeout', ${String(limits.statement)}, true),
      set_config('lock_timeout', ${String(limits.lock)}, true),
      set_config('idle_in_transaction_session_timeout', ${String(limits.idleInTransaction)}, true)`)
}
