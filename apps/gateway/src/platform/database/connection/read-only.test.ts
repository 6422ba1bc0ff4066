import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { cloneDatabase } from '../../../testing/test-gateway.ts'
import { connect } from '../connect.ts'

const { db, pool, close } = connect(await cloneDatabase(), { max: 1 })
afterAll(close)

const one = sql`SELECT 1 AS one`
const pieces = 'COPY (SELECT repeat(n::text, 9000) FROM generate_series(1, 2000) n) TO STDOUT'
const pidOf = async () => (await pool.query('SELECT pg_backend_pid() AS pid')).rows[0].pid

/** Whether the one connection of the pool can be asked, outside of any transaction. */
async function isUsable(): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT now() = statement_timestamp() AS usable`)
  return rows[0]?.usable === true
}

it('what only reads is not counted as a write', async () => {
  const before = db.writes()
  expect((await db.readOnly((tx) => tx.execute(one))).rows).toEqual([{ one: 1 }])
  let bytes = 0
  await db.copyOut(pieces, (chunk) => {
    bytes += chunk.length
  })
  expect(bytes).toBeGreaterThan(1_000_000)
  expect(db.writes()).toBe(before)
})

it('a statement that fails leaves a connection without a transaction', async () => {
  const pid = await pidOf()
  await expect(db.readOnly((tx) => tx.execute(sql`SELECT 1 / 0`))).rejects.toThrow()
  await expect(db.readOnly((tx) => tx.execute(sql`CREATE TABLE t ()`))).rejects.toThrow()
  expect(await isUsable()).toBe(true)
  expect(await pidOf()).toBe(pid)
})

it.each<[string, string, () => void]>([
  [
    'that fails half way',
    'COPY (SELECT repeat($$x$$, 9000), 1 / (500 - n) FROM generate_series(1, 900) n) TO STDOUT',
    () => undefined,
  ],
  [
    'whose reader fails',
    pieces,
    () => {
      throw new Error('unreadable')
    },
  ],
])('the pool gets no half-read connection back from a COPY %s', async (_, statement, take) => {
  await expect(db.copyOut(statement, take)).rejects.toThrow()
  expect(await isUsable()).toBe(true)
})

it('nor from one that loses its connection', async () => {
  const other = connect(pool.options.connectionString as string, { max: 1 })
  const pid = await pidOf()
  let isKilled = false
  const lost = db.copyOut(pieces, () => {
    if (isKilled) return
    isKilled = true
    void other.pool.query('SELECT pg_terminate_backend($1)', [pid])
  })
  // The server may have sent everything before it is told to end.
  await lost.catch(() => undefined)
  await expect.poll(() => pidOf().catch(() => pid)).not.toBe(pid)
  expect(await isUsable()).toBe(true)
  await other.close()
})
