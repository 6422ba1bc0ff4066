import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { connect } from './connect.ts'
import { isMigrated, migrateDatabase } from './migrate-database.ts'

async function emptyDatabase(): Promise<string> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`CREATE DATABASE ${name}`)
  await admin.end()
  return inject('postgresUrl').replace(/postgres$/, name)
}

it('processes that start at once on an empty database migrate it once', async () => {
  const url = await emptyDatabase()
  const connections = [connect(url), connect(url), connect(url)]
  await Promise.all(connections.map(({ db }) => migrateDatabase(db)))
  const [{ db } = connect(url)] = connections
  const { rows } = await db.execute<{ hash: string }>(
    sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id`,
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
  expect(await isMigrated(db)).toBe(true)
  await db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE id = ${rows.length}`)
  expect(await isMigrated(db)).toBe(false)
  for (const { close } of connections) await close()
})

it('a migration that fails leaves nothing behind', async () => {
  const connection = connect(await emptyDatabase())
  const { db } = connection
  // The last migrations find a table in their way.
  await db.execute(sql`CREATE TABLE ad_confirmations (id int)`)
  await expect(migrateDatabase(db)).rejects.toThrow()
  const { rows } = await db.execute(sql`SELECT to_regclass('users') AS users`)
  expect(rows).toEqual([{ users: null }])
  await connection.close()
})
