import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { copyOutOn, type TakeChunk } from './connection/copy-out.ts'
import { createWriteCounter } from './connection/count-writes.ts'
import { type Heartbeat, startHeartbeat } from './connection/heartbeat.ts'
import { listenTo, type NoticeListener } from './connection/listen.ts'
import { createOftenAsked, type OftenAsked } from './connection/often-asked.ts'
import { createPool } from './connection/pool.ts'
import { preparedReadsOn } from './connection/prepared-reads.ts'
import { readOnlyOn } from './connection/read-only.ts'
import type { Report } from './connection/report.ts'
import { isInRequest } from './connection/request-scope.ts'
import {
  CONNECT_MS,
  type DatabaseLimits,
  LONG_LIMITS,
  REQUEST_LIMITS,
  REQUEST_SILENCE_MS,
} from './limits.ts'
import { isUnavailable } from './unavailable.ts'

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** What repositories get: the database or one of its transactions. */
export type Database = NodePgDatabase & {
  /**
   * Runs a prepared statement on a connection beside the pool. For short reads that every request may wait for: they do not stand in
   * line behind slow statements.
   */
  readPrepared: ReturnType<typeof preparedReadsOn>
  /** The same on the connections of the pool, of which each plans the statement for itself: for reads that one request waits for. */
  readPreparedInPool: ReturnType<typeof preparedReadsOn>
  /** The same database, whose connections prepare what is asked often (`createOftenAsked`), as in transactions: for reads by a key. */
  prepared: NodePgDatabase
  /** A transaction under `LONG_LIMITS`; for work that no request waits for. */
  longTransaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /** A transaction that only reads, and is no write of `writes` (`readOnlyOn`). */
  readOnly: <T>(work: (tx: NodePgDatabase) => Promise<T>) => Promise<T>
  /** Grows whenever the server may have crashed (`Heartbeat`): what was read of its transactions is void then. */
  interruptions: () => number
  /** Grows with every write that was completed here, before the code that waits for it goes on (`WriteCounter`). */
  writes: () => number
  /** Runs `COPY … TO STDOUT` and hands on its pieces (`copyOutOn`). */
  copyOut: (statement: string, take: TakeChunk) => Promise<void>
  /** Whether the database did not answer when it was last asked (`Heartbeat`). */
  isHanging: () => boolean
  /** Listens to a channel (`listenTo`). @returns a function that ends it. */
  listen: (channel: string, listener: NoticeListener) => () => void
}
export type Executor = Database | Transaction

export interface Connection {
  db: Database
  pool: pg.Pool
  /** The connection of `db.readPrepared`. */
  readings: pg.Pool
  heartbeat: Heartbeat
  /** Waits for transactions that are under way, and cuts them off after a while. */
  close: () => Promise<void>
}

interface ConnectOptions {
  /** Connections of the pool at most; 16 by default. */
  max?: number
  /** Milliseconds (`DatabaseLimits`); tests wait less. */
  silence?: number
  /** Learns when the database begins to hang and when it answers again. */
  report?: Report
}

/** What `close` gives a transaction to end. */
const CLOSE_MS = 1500

/**
 * Opens a pool on a PostgreSQL ≥ 15, directly or through PgBouncer in transaction mode: nothing is set
 * on a session (session-defaults.ts does that on the server). While the database hangs nothing waits for it
 * (heartbeat.ts): what is under way fails, but for long transactions, and what comes is refused.
 */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const { silence = REQUEST_LIMITS.silence, report = () => undefined } = options
  const clients = new Set<pg.ClientBase>()
  const writes = createWriteCounter()
  const long = new WeakSet<pg.ClientBase>()
  const cutOff = (isCut: (client: pg.ClientBase) => boolean, reason: string) => {
    for (const client of clients) if (isCut(client)) socketOf(client).destroy(timedOut(reason))
  }
  const heartbeat = startHeartbeat(url, {
    report,
    onHang: () => cutOff((client) => !long.has(client), 'PostgreSQL hangs'),
  })
  const openPool = (max: number): pg.Pool => {
    const opened = createPool(
      { connectionString: url, max, connectionTimeoutMillis: CONNECT_MS, keepAlive: true },
      {
        refusal: () => (heartbeat.isHanging() ? timedOut('PostgreSQL hangs') : undefined),
        // Read when the connection is asked for: it may be handed over by what another request does.
        onAcquire: () => {
          const limit = isInRequest() ? Math.min(silence, REQUEST_SILENCE_MS) : silence
          return (client) => limitSilence(client, limit)
        },
      },
    )
    // An idle connection that the server closes must not end the process: the pool opens another.
    opened.on('error', () => undefined)
    opened.on('connect', (client) => {
      // The same for one that a transaction holds: the transaction's own statements are rejected.
      client.on('error', () => undefined)
      clients.add(client)
    })
    opened.on('remove', (client) => clients.delete(client))
    return opened
  }
  const pool = openPool(options.max ?? 16)
  pool.on('connect', writes.watch)
  const readings = openPool(1)
  const oftenAsked = createOftenAsked(heartbeat.isDirect)
  const db = Object.assign(drizzle(pool, { casing: 'snake_case' }), {
    transaction: transactionsOn(pool, oftenAsked),
    prepared: drizzle(oftenAsked(pool), { casing: 'snake_case' }),
    longTransaction: longTransactionsOn(pool, long),
    readOnly: readOnlyOn(pool),
    copyOut: copyOutOn(pool),
    interruptions: heartbeat.interruptions,
    writes: writes.count,
    readPrepared: preparedReadsOn(readings),
    readPreparedInPool: preparedReadsOn(pool),
    isHanging: heartbeat.isHanging,
    listen: (channel: string, listener: NoticeListener) => listenTo(url, channel, listener),
  }) as Database
  return {
    db,
    pool,
    readings,
    heartbeat,
    close: async () => {
      heartbeat.stop()
      const late = setTimeout(() => cutOff(() => true, 'The pool is closing'), CLOSE_MS)
      await Promise.all([pool.end(), readings.end()]).finally(() => clearTimeout(late))
    },
  }
}

const timedOut = (reason: string) => Object.assign(new Error(reason), { code: 'ETIMEDOUT' })

const socketOf = (client: pg.ClientBase) => (client as pg.Client).connection.stream as Socket

/**
 * Closes a connection on which a statement has waited in silence for too long; the statement is rejected.
 * Between two statements a connection may be silent.
 */
function limitSilence(client: pg.ClientBase, silence: number): void {
  const socket = socketOf(client)
  socket.removeAllListeners('timeout')
  socket.setTimeout(silence, () => {
    const isWaiting = (client as pg.ClientBase & { readyForQuery: boolean }).readyForQuery !== true
    if (isWaiting) socket.destroy(timedOut(`PostgreSQL silent for ${silence} ms`))
  })
}

/**
 * drizzle's own `transaction` leaves the connection checked out for ever when BEGIN fails on it, and
 * gives a broken one back to the pool.
 */
function transactionsOn(pool: pg.Pool, oftenAsked: OftenAsked): NodePgDatabase['transaction'] {
  // One for each connection: it remembers the names of columns.
  const databases = new WeakMap<pg.PoolClient, NodePgDatabase>()
  const on = (client: pg.PoolClient): NodePgDatabase => {
    const known = databases.get(client)
    const db = known ?? drizzle(oftenAsked(client), { casing: 'snake_case' })
    databases.set(client, db)
    return db
  }
  return async (work, config) => {
    const client = await pool.connect()
    let broken = false
    try {
      return await on(client).transaction(work, config)
    } catch (error) {
      broken = isUnavailable(error)
      throw error
    } finally {
      client.release(broken)
    }
  }
}

function longTransactionsOn(
  pool: pg.Pool,
  long: WeakSet<pg.ClientBase>,
): Database['longTransaction'] {
  return async (work) => {
    const client = await pool.connect()
    let broken = true
    try {
      long.add(client)
      limitSilence(client, LONG_LIMITS.silence)
      const result = await drizzle(client, { casing: 'snake_case' }).transaction(async (tx) => {
        await setLocalLimits(tx, LONG_LIMITS)
        return work(tx)
      })
      long.delete(client)
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
