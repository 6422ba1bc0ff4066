import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from '@trassa/contracts/call'
import { adBySlug } from '@trassa/contracts/calls/ads'
import { loginInit } from '@trassa/contracts/calls/auth'
import { filterAds } from '@trassa/contracts/calls/filter'
import { readMe } from '@trassa/contracts/calls/profiles'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { readConfig } from '../../main/config.ts'
import { installJobs } from '../../main/worker.ts'
import { startTcpProxy } from '../../testing/tcp-proxy.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { connect } from './connect.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrateDatabase } from './migrate-database.ts'
import { applySessionDefaults } from './session-defaults.ts'
import { isUnavailable } from './unavailable.ts'

// A server of the file's own: the one that all tests share must not be stopped.
const folder = await mkdtemp(join(tmpdir(), 'trassa-outage-'))
await chmod(folder, 0o755)
const start = () => startEmbeddedPostgres(folder, { fsync: 'off' })
let postgres = await start()
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})
await applySessionDefaults(postgres.url('postgres'))
const proxy = await startTcpProxy(postgres.url('postgres'))
const first = connect(proxy.url)
await migrateDatabase(first.db)
await installJobs({ connection: first, config: readConfig({}) })
await first.close()

const gateway = await createTestGateway({ DATABASE_URL: proxy.url })
const user = await gateway.createUser()

const CALLS: [Call, object, number][] = [
  [adBySlug, { query: { slug: 'no-such-ad' } }, 404],
  [filterAds, { query: { ad_type: 'auto' } }, 200],
  [readMe, { as: user }, 200],
  // In a transaction.
  [loginInit, { body: { phone: user.phone } }, 200],
]

const askAll = () =>
  Promise.all(
    CALLS.map(async ([call, args]) => {
      const { status, headers, ...rest } = await gateway.ask(call, args)
      const code = 'failure' in rest ? (rest.failure as { code: string }).code : undefined
      return { status, code, retryAfter: headers['retry-after'] }
    }),
  )

const working = async () =>
  expect((await askAll()).map(({ status }) => status)).toEqual(CALLS.map(([, , status]) => status))

const unavailable = async () =>
  expect(await askAll()).toEqual(
    CALLS.map(() => ({ status: 503, code: 'server.unavailable', retryAfter: '5' })),
  )

it('domain §1: while PostgreSQL is stopped calls answer 503 with Retry-After, then work again', async () => {
  await working()
  await postgres.stop()
  await unavailable()
  postgres = await start()
  proxy.restore(postgres.url('postgres'))
  // On a busy machine the first statements after the start may take longer than a call waits.
  await vi.waitFor(
    async () => {
      // The code that was sent a moment ago is refused a second time, by a rule and not by an error.
      await gateway.db.execute(sql`TRUNCATE rate_limits, auth_flows`)
      await working()
    },
    { timeout: 20_000, interval: 1000 },
  )
})

it('domain §1: the same where connections break and cannot be made, also more than the pool holds', async () => {
  proxy.refuse()
  for (let round = 0; round < 5; round += 1) await unavailable()
  proxy.restore()
  await gateway.db.execute(sql`TRUNCATE rate_limits, auth_flows`)
  await working()
})

it('domain §1: the same where the network swallows everything, also new connections', async () => {
  proxy.hang()
  const started = performance.now()
  await unavailable()
  // It was more than twenty seconds.
  expect(performance.now() - started).toBeLessThan(9000)
  proxy.restore()
  await vi.waitFor(() => gateway.db.execute(sql`TRUNCATE rate_limits, auth_flows`), 15_000)
  await working()
}, 60_000)

it('a transaction that loses its connection rejects, and the next one gets a new connection', async () => {
  const { db, pool, close } = connect(postgres.url('postgres'), { max: 1 })
  const failure = await db
    .transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
      await killBackend(rows[0]?.pid ?? 0)
      await tx.execute(sql`SELECT 1`)
    })
    .catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  expect(await db.transaction((tx) => tx.execute(sql`SELECT 1`))).toMatchObject({ rowCount: 1 })
  expect(pool.totalCount).toBe(1)
  await close()
})

async function killBackend(pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  await client.query('SELECT pg_terminate_backend($1, 5000)', [pid])
  await client.end()
}

it('a network that swallows everything ends in an error as well, inside of a transaction too', async () => {
  const { db, pool, close } = connect(proxy.url, { max: 2, silence: 1500 })
  await db.execute(sql`SELECT 1`)
  let isHanging = false
  const inTransaction = db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`)
    proxy.hang()
    isHanging = true
    await tx.execute(sql`SELECT 1`)
  })
  expect(isUnavailable(await inTransaction.catch((error: unknown) => error))).toBe(true)
  expect(isHanging).toBe(true)
  proxy.restore()
  expect(await db.execute(sql`SELECT 1`)).toMatchObject({ rowCount: 1 })
  expect(pool.waitingCount).toBe(0)
  await close()
})

it('a statement past its time and a lock that is held are unavailable, not failed', async () => {
  const { db, close } = connect(postgres.url('postgres'))
  const slow = await db
    .transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = 20`)
      await tx.execute(sql`SELECT pg_sleep(1)`)
    })
    .catch((error: unknown) => error)
  expect(slow).toMatchObject({ cause: { code: '57014' } })
  expect(isUnavailable(slow)).toBe(true)

  const locked = await db
    .transaction(async (holder) => {
      await holder.execute(sql`LOCK TABLE users`)
      await db.transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL lock_timeout = 20`)
        await tx.execute(sql`SELECT FROM users`)
      })
    })
    .catch((error: unknown) => error)
  expect(locked).toMatchObject({ cause: { code: '55P03' } })
  expect(isUnavailable(locked)).toBe(true)
  await close()
})

it('what is wrong with a statement or a program is no outage', async () => {
  const { db, close } = connect(postgres.url('postgres'))
  const wrong = await db.execute(sql`SELECT nothing`).catch((error: unknown) => error)
  expect(wrong).toBeInstanceOf(Error)
  expect(isUnavailable(wrong)).toBe(false)
  expect(isUnavailable(new Error('Connection is a word'))).toBe(false)
  expect(isUnavailable('ECONNREFUSED')).toBe(false)
  await close()
})
