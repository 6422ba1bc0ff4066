import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'trassa-open-'))
// For root the server runs as another user, who must be able to pass.
await chmod(dataDir, 0o755)
const config = { databaseUrl: undefined, dataDir }
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const portOf = async ({ connection }: OpenDatabase) =>
  (await connection.pool.query<{ port: number }>('SELECT inet_server_port() AS port')).rows[0]?.port

it('a tool beside the site uses its embedded database and leaves it running', async () => {
  const site = await openDatabase(config)
  const tool = await openDatabase(config, { join: true })
  expect(await portOf(tool)).toBe(await portOf(site))
  await tool.stop()
  expect(await portOf(site)).toBeGreaterThan(0)

  await expect(openDatabase(config)).rejects.toThrow('сайт уже запущен')
  await site.stop()
  expect(await findEmbeddedPostgres(dataDir)).toBeNull()
})

it('a tool without the site starts the database, keeps its data and stops it', async () => {
  const first = await openDatabase(config, { join: true })
  await first.connection.pool.query('CREATE TABLE kept (value int)')
  await first.stop()
  const second = await openDatabase(config, { join: true })
  expect((await second.connection.pool.query('SELECT FROM kept')).rowCount).toBe(0)
  await second.stop()
  expect(await findEmbeddedPostgres(dataDir)).toBeNull()
})

it('a database that a killed process left running is taken over', async () => {
  // Without the lock, as when the process that held it was killed.
  await startEmbeddedPostgres(dataDir)
  const next = await openDatabase(config)
  expect(await portOf(next)).toBeGreaterThan(0)
  await next.stop()
})

it('DATABASE_URL replaces it; a wrong one is a sentence without the password', async () => {
  const url = inject('postgresUrl')
  const opened = await openDatabase({ databaseUrl: url, dataDir })
  expect(await portOf(opened)).toBe(Number(new URL(url).port))
  await opened.stop()
  const wrong = 'postgres://postgres:secret@127.0.0.1:9/trassa'
  const failure = await openDatabase({ databaseUrl: wrong, dataDir }).catch((error) => error)
  expect(failure.message).toContain('Не удалось открыть базу данных из DATABASE_URL')
  expect(failure.message).not.toContain('secret')
})
