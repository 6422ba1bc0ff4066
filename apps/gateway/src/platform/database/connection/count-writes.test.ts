import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { bigint, pgTable } from 'drizzle-orm/pg-core'
import { from } from 'pg-copy-streams'
import { afterAll, expect, it, vi } from 'vitest'
import { cloneDatabase } from '../../../testing/test-gateway.ts'
import { connect } from '../connect.ts'

const connection = connect(await cloneDatabase(), { max: 2 })
const { db, pool } = connection
afterAll(connection.close)
await db.execute(sql`CREATE TABLE things (id bigint)`)
await db.execute(
  sql`CREATE FUNCTION add_thing() RETURNS void LANGUAGE sql AS 'INSERT INTO things VALUES (1)'`,
)
await db.execute(sql`CREATE PROCEDURE call_thing() LANGUAGE sql AS 'INSERT INTO things VALUES (1)'`)
const things = pgTable('things', { id: bigint({ mode: 'number' }) })
const insert = sql`INSERT INTO things VALUES (1)`

/** How many writes were counted, as the code that waited sees it. */
async function countedIn(work: () => Promise<unknown>): Promise<number> {
  const before = db.writes()
  await work()
  return db.writes() - before
}

async function copy(): Promise<void> {
  const client = await pool.connect()
  const stream = client.query(from('COPY things FROM STDIN'))
  await pipeline(['1\n2\n'], stream)
  client.release()
}

it.each<[string, () => Promise<unknown>]>([
  ['an insert', () => db.insert(things).values({ id: 1 })],
  ['an insert that returns', () => db.insert(things).values({ id: 1 }).returning()],
  ['an update', () => db.update(things).set({ id: 2 })],
  ['a delete', () => db.delete(things)],
  ['a raw statement', () => db.execute(insert)],
  ['a statement of the pool', () => pool.query('INSERT INTO things VALUES (1)')],
  ['several in one string', () => pool.query('INSERT INTO things VALUES (1); SELECT 1')],
  ['a write in a CTE', () => db.execute(sql`WITH gone AS (DELETE FROM things) ${insert}`)],
  ['a procedure', () => db.execute(sql`CALL call_thing()`)],
  ['a block', () => db.execute(sql`DO 'BEGIN PERFORM add_thing(); END'`)],
  ['COPY', copy],
  ['a transaction', () => db.transaction((tx) => tx.execute(insert))],
  [
    'a function in a transaction',
    () => db.transaction((tx) => tx.execute(sql`SELECT add_thing()`)),
  ],
  ['a long transaction', () => db.longTransaction((tx) => tx.execute(insert))],
  [
    'a transaction with a savepoint that is rolled back',
    () =>
      db.transaction(async (tx) => {
        await tx.execute(insert)
        const part = tx.transaction((inner) => Promise.resolve(inner.rollback()))
        await part.catch(() => undefined)
      }),
  ],
])('%s is counted', async (_, work) => {
  expect(await countedIn(work)).toBe(1)
})

it('a plain read is not counted, nor a transaction before it commits', async () => {
  expect(await countedIn(() => db.select().from(things))).toBe(0)
  expect(await countedIn(() => db.execute(sql`SELECT 1`))).toBe(0)
  await db.transaction(async (tx) => {
    expect(await countedIn(() => tx.execute(insert))).toBe(0)
  })
})

it('a failed write is not counted', async () => {
  expect(
    await countedIn(() => db.execute(sql`INSERT INTO things VALUES ('x')`).catch(() => 0)),
  ).toBe(0)
})

it('a connection that breaks under a write is counted: it may have been committed', async () => {
  const client = await pool.connect()
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  await client.query('BEGIN')
  const before = db.writes()
  await db.execute(sql`SELECT pg_terminate_backend(${rows[0].pid})`)
  await vi.waitFor(() => expect(db.writes()).toBeGreaterThan(before), 10_000)
  client.release(true)
})
