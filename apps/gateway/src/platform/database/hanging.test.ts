import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Call } from '@trassa/contracts/call'
import { adBySlug, createAd } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import { readMe } from '@trassa/contracts/calls/profiles'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import { mountBackend } from '../../main/backend.ts'
import { readConfig } from '../../main/config.ts'
import { signalPostgres } from '../../testing/postgres-processes.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { createFastify } from '../http/create-server.ts'
import { freePort } from '../net/free-port.ts'
import { PROBE } from './connection/probe.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'

// A server of the file's own: the one that all tests share must not be frozen.
const folder = await mkdtemp(join(tmpdir(), 'trassa-hanging-'))
await chmod(folder, 0o755)
const postgres = await startEmbeddedPostgres(folder, { fsync: 'off' })
const metricsPort = await freePort()
const config = readConfig({
  DATABASE_URL: postgres.url('postgres'),
  DATA_DIR: folder,
  DEMO_ADS: '0',
  LOG_LEVEL: 'silent',
  METRICS_PORT: String(metricsPort),
})
const app = createFastify(config)
await mountBackend(app, config)
await app.ready()
const url = new URL(postgres.url('postgres'))
url.searchParams.set('application_name', 'tested')
const gateway = await createTestGateway({ DATABASE_URL: url.href })
const user = await gateway.createUser({ phone: '+79161112233' })
afterAll(async () => {
  await signalPostgres(folder, 'SIGCONT')
  await app.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Longer than five seconds by what a busy machine needs; it was twenty and more. */
const PATIENCE_MS = 9000

const headers = { 'idempotency-key': randomUUID() }
const CALLS: [Call, object, number][] = [
  [adBySlug, { query: { slug: 'no-such-ad' } }, 404],
  [filterAds, { query: { ad_type: 'auto' } }, 200],
  [readMe, { as: user }, 200],
  [createAd, { as: user, headers, body: { adType: 'auto', price: 100 } }, 200],
]

/** Asks every call, more often than the pool has connections. */
async function askAll() {
  const started = performance.now()
  const answers = await Promise.all(
    [...CALLS, ...CALLS, ...CALLS].map(async ([call, args]) => {
      const { status, headers, ...rest } = await gateway.ask(call, args)
      const code = 'failure' in rest ? (rest.failure as { code: string }).code : undefined
      return { status, code, retryAfter: headers['retry-after'] }
    }),
  )
  expect(performance.now() - started).toBeLessThan(PATIENCE_MS)
  return answers
}

const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

it('domain §1: a database that hangs is 503 for reads and writes, within seconds; then all goes on', async () => {
  await gateway.get(filterAds, { query: { ad_type: 'auto' } })
  await signalPostgres(folder, 'SIGSTOP')
  for (const answer of await askAll()) {
    expect(answer).toEqual({ status: 503, code: 'server.unavailable', retryAfter: '5' })
  }

  await vi.waitFor(
    async () => expect(await metrics()).toMatch(/^trassa_database_hanging 1$/m),
    PATIENCE_MS,
  )
  // From now on nothing waits for it, a request with several statements neither.
  const ready = await app.inject('/health/ready')
  expect(ready.statusCode).toBe(503)
  expect(ready.json().checks).toMatchObject({ database: 'failed' })
  expect((await app.inject('/health/live')).statusCode).toBe(200)

  await signalPostgres(folder, 'SIGCONT')
  await vi.waitFor(
    async () => {
      const answers = await askAll()
      const expected = CALLS.map(([, , status]) => status)
      expect(answers.map(({ status }) => status)).toEqual([...expected, ...expected, ...expected])
    },
    { timeout: 20_000, interval: 500 },
  )
  // All of these were one request with one key: neither doubled nor half done.
  const { rows } = await gateway.db.execute(sql`
    SELECT (SELECT count(*) FROM ads WHERE user_id = ${user.id})::int AS ads,
      (SELECT count(*) FROM idempotency_keys WHERE answer IS NULL)::int AS unanswered`)
  expect(rows).toEqual([{ ads: 1, unanswered: 0 }])
  expect(await metrics()).toMatch(/^trassa_database_hanging 0$/m)
  expect(await metrics()).toMatch(/^trassa_database_hangs_total [1-9]/m)
}, 60_000)

it('domain §1: a hang that ends interrupts nothing: lists are not read anew', async () => {
  await gateway.get(filterAds, { query: { ad_type: 'auto' } })
  // A pool's heartbeat connects within a second; there is one for calls and one for jobs.
  await vi.waitFor(async () => {
    const { rows } = await gateway.db.execute(
      sql`SELECT FROM pg_stat_activity WHERE application_name = 'tested' AND query = ${PROBE}`,
    )
    expect(rows).toHaveLength(2)
  }, PATIENCE_MS)
  const interruptions = gateway.db.interruptions()
  const hangs = gateway.heartbeat.count()
  await signalPostgres(folder, 'SIGSTOP')
  await vi.waitFor(() => expect(gateway.heartbeat.isHanging()).toBe(true), PATIENCE_MS)
  // The next question, on whatever connection, comes in the meantime.
  await setTimeout(1000)
  await signalPostgres(folder, 'SIGCONT')
  await vi.waitFor(() => expect(gateway.heartbeat.isHanging()).toBe(false), PATIENCE_MS)
  expect(gateway.heartbeat.count()).toBe(hangs + 1)
  expect(gateway.db.interruptions()).toBe(interruptions)
  gateway.statements.length = 0
  await gateway.get(filterAds, { query: { ad_type: 'auto' } })
  // What has changed; no ad is live.
  expect(gateway.statements).toHaveLength(1)
}, 60_000)

it('a long transaction survives a hang, a slow statement is none', async () => {
  const long = gateway.db.longTransaction(async (tx) => {
    await tx.execute(sql`CREATE TABLE long_work (value int)`)
    await signalPostgres(folder, 'SIGSTOP')
    const waiting = tx.execute(sql`INSERT INTO long_work VALUES (1)`)
    expect(await askAll()).toContainEqual(expect.objectContaining({ status: 503 }))
    await signalPostgres(folder, 'SIGCONT')
    await waiting
  })
  await long
  await vi.waitFor(() => gateway.db.execute(sql`SELECT FROM long_work`), PATIENCE_MS)
  const before = gateway.heartbeat.count()
  await gateway.db.execute(sql`SELECT pg_sleep(4)`)
  expect(gateway.heartbeat.count()).toBe(before)
}, 60_000)
