import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { cloneDatabase } from '../../testing/test-gateway.ts'
import { type Connection, connect } from './connect.ts'
import { applySessionDefaults, SESSION_DEFAULTS } from './session-defaults.ts'

const settingsOf = async ({ pool }: Pick<Connection, 'pool'>) => {
  const names = Object.keys(SESSION_DEFAULTS)
  const { rows } = await pool.query<Record<string, string>>(
    `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join(', ')}`,
  )
  return rows[0]
}

const EXPECTED = {
  statement_timeout: '15s',
  lock_timeout: '4s',
  idle_in_transaction_session_timeout: '30s',
  jit: 'off',
  random_page_cost: '1.05',
  max_parallel_workers_per_gather: '0',
  work_mem: '64MB',
}

it('every connection has limits, which nothing in the connection string says', async () => {
  const connection = connect(await cloneDatabase())
  expect(await settingsOf(connection)).toEqual(EXPECTED)
  await connection.close()
})

it('several processes may apply them at once, as a role that owns nothing', async () => {
  const url = new URL(await cloneDatabase())
  const name = url.pathname.slice(1)
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD 'plain'`)
  url.username = name
  url.password = 'plain'
  const versions = await Promise.all([1, 2, 3].map(() => applySessionDefaults(url.href)))
  expect(versions).toEqual([18, 18, 18])
  const connection = connect(url.href)
  expect(await settingsOf(connection)).toEqual(EXPECTED)
  await connection.close()
  await admin.query(`DROP ROLE ${name}`)
  await admin.end()
})

it('long work has longer limits, until its transaction ends', async () => {
  const connection = connect(await cloneDatabase(), { max: 1 })
  await connection.db.longTransaction(async (tx) => {
    const { rows } = await tx.execute("SELECT current_setting('statement_timeout') AS statement")
    expect(rows).toEqual([{ statement: '30min' }])
  })
  expect(await settingsOf(connection)).toEqual(EXPECTED)
  await connection.close()
})
