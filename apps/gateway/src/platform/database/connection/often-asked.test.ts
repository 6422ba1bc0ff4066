import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { type Connection, connect, type Transaction } from '../connect.ts'

const { config } = await createTestGateway()

let connection: Connection
beforeAll(async () => {
  // The heartbeat has asked, a second after its start, whether the server itself answers.
  connection = connect(config.databaseUrl as string, { max: 1 })
  await connection.db.execute(sql`CREATE TABLE often (id int)`)
  await connection.db.execute(sql`INSERT INTO often VALUES (1), (2)`)
  await vi.waitFor(() => expect(connection.heartbeat.isDirect()).toBe(true), { timeout: 5000 })
})
afterAll(() => connection.close())

const above = async (tx: Transaction, id: unknown) =>
  (await tx.execute(sql`SELECT * FROM often WHERE id > ${id}`)).rows

const read = (id: unknown) => connection.db.transaction((tx) => above(tx, id))

async function prepared(): Promise<string[]> {
  const { rows } = await connection.pool.query('SELECT statement FROM pg_prepared_statements')
  return rows.map(({ statement }) => statement)
}

it('a statement that transactions ask often is prepared, and takes other values', async () => {
  for (let turn = 0; turn < 4; turn++) expect(await read(0)).toHaveLength(2)
  expect(await prepared()).toEqual([])
  expect(await read(1)).toEqual([{ id: 2 }])
  expect(await read(0)).toHaveLength(2)
  expect(await prepared()).toEqual(['SELECT * FROM often WHERE id > $1'])
})

it('its failures are told as those of any other', async () => {
  await expect(read('x')).rejects.toMatchObject({ cause: { code: '22P02' } })
  expect(await read(1)).toEqual([{ id: 2 }])
})

it('a table with other columns fails one transaction, after which nothing is prepared any more', async () => {
  await connection.db.execute(sql`ALTER TABLE often ADD COLUMN name text`)
  await expect(read(1)).rejects.toMatchObject({ cause: { code: '0A000' } })
  expect(await read(1)).toEqual([{ id: 2, name: null }])
})
