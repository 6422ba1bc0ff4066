import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { connect } from '../connect.ts'
import { preparedReadsOn, prepareRead } from './prepared-reads.ts'

const { config, db } = await createTestGateway()
await db.execute(sql`CREATE TABLE things (id int)`)
await db.execute(sql`INSERT INTO things VALUES (1), (2)`)
const { readings, close } = connect(config.databaseUrl as string)
const above = prepareRead(sql`SELECT * FROM things WHERE id > ${sql.placeholder('id')}`)

/** Reads on a new connection. */
async function startAnew() {
  const client = await readings.connect()
  client.release(true)
  return preparedReadsOn(readings)
}

const prepared = async (): Promise<number> =>
  (await readings.query('SELECT FROM pg_prepared_statements')).rowCount ?? 0

it('a statement is prepared once, and takes other values', async () => {
  const read = await startAnew()
  expect(await read(above, { id: 0 })).toEqual([{ id: 1 }, { id: 2 }])
  expect(await read(above, { id: 1 })).toEqual([{ id: 2 }])
  expect(await prepared()).toBe(1)
})

it('domain §1: PgBouncer: a connection that does not hold the statement gets it whole', async () => {
  const read = await startAnew()
  await read(above, { id: 0 })
  await readings.query('DEALLOCATE ALL')
  expect(await read(above, { id: 1 })).toEqual([{ id: 2 }])
  expect(await read(above, { id: 0 })).toHaveLength(2)
  expect(await prepared()).toBe(0)
})

it('domain §1: PgBouncer: a connection to which another client gave the statement', async () => {
  const read = await startAnew()
  await readings.query(`PREPARE "${above.name}" AS SELECT * FROM things WHERE id > $1`)
  expect(await read(above, { id: 1 })).toEqual([{ id: 2 }])
})

it('a column that is added to a table meanwhile is no failure', async () => {
  const read = await startAnew()
  await read(above, { id: 0 })
  await db.execute(sql`ALTER TABLE things ADD COLUMN name text`)
  expect(await read(above, { id: 1 })).toEqual([{ id: 2, name: null }])
})

it('other failures are told', async () => {
  const read = await startAnew()
  await expect(read(above, { id: 'x' })).rejects.toThrow('invalid input syntax')
  await close()
})
