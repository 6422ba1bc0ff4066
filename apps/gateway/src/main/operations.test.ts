import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFastify } from '../platform/http/create-server.ts'
import { freePort } from '../platform/net/free-port.ts'
import { insertAd } from '../testing/ads.ts'
import { startTcpProxy } from '../testing/tcp-proxy.ts'
import { cloneDatabase, createTestGateway } from '../testing/test-gateway.ts'
import { mountBackend } from './backend.ts'
import { readConfig } from './config.ts'

const databaseUrl = await cloneDatabase()
const { db, createUser } = await createTestGateway({ DATABASE_URL: databaseUrl })
await insertAd(db, (await createUser()).id)

const proxy = await startTcpProxy(databaseUrl)
const metricsPort = await freePort()
const config = readConfig({
  DATABASE_URL: proxy.url,
  LOG_LEVEL: 'silent',
  DEMO_ADS: '0',
  METRICS_PORT: String(metricsPort),
})
const app = createFastify(config)
await mountBackend(app, config)
await app.ready()
afterAll(() => app.close())

const metricsPage = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`)

/** The line of a sample, without its value. */
const sample = (page: string, start: string) =>
  page.split('\n').find((line) => line.startsWith(start))

describe('metrics on a port of their own', () => {
  let page: string
  beforeAll(async () => {
    await app.inject('/gateway/v1/cities')
    await app.inject('/gateway/filter/filter-ads?ad_type=auto')
    await app.inject('/gateway/filter/filter-summary?ad_type=auto')
    await app.inject('/gateway/filter/filter-summary?ad_type=auto')
    await app.inject('/api/posts/count/as-services')
    await app.inject('/gateway/no/such/path')
    // A request is counted after its answer has gone.
    await vi.waitFor(async () => {
      const answer = await metricsPage()
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
      page = await answer.text()
      expect(page).toContain('status="404"')
    })
  })

  it('count the runs of jobs', async () => {
    const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false })
    await boss.start()
    onTestFinished(() => boss.stop())
    await boss.send('purge-rate-limits')
    const line = 'trassa_jobs_total{job="purge-rate-limits",outcome="completed"} 1'
    await vi.waitFor(async () => expect(await (await metricsPage()).text()).toContain(line), {
      timeout: 15_000,
      interval: 200,
    })
  })

  it.each([
    'trassa_request_duration_seconds_count{call="filter.ads",method="GET",status="200"} 1',
    'trassa_request_duration_seconds_bucket{le="+Inf",call="filter.ads",method="GET",status="200"} 1',
    'trassa_request_duration_seconds_count{call="/gateway/*",method="GET",status="404"} 1',
    'trassa_search_index_ads{ad_type="auto"} 1',
    'trassa_search_index_ads{ad_type="truck"} 0',
    'trassa_database_connections{state="waiting"} 0',
    'trassa_older_calls_total{base="legacy",call="legacy.countServices",status="200"} 1',
    'trassa_kept_fills_total{of="lists"} 3',
    'trassa_kept_hits_total{of="lists"} 1',
    'trassa_kept_hits_total{of="sellers"} 0',
  ])('has %s', (line) => {
    expect(page.split('\n')).toContain(line)
  })

  it('has the memory of kept answers', () => {
    expect(Number(sample(page, 'trassa_kept_bytes{of="lists"} ')?.split(' ')[1])).toBeGreaterThan(0)
  })

  it('has the pool, the age of the index and the process', () => {
    expect(sample(page, 'trassa_database_connections{state="total"} ')).toMatch(/ [1-9]\d*$/)
    expect(sample(page, 'trassa_search_index_age_seconds ')).toMatch(/ \d+(\.\d+)?/)
    expect(
      Number(sample(page, 'trassa_search_index_column_bytes ')?.split(' ')[1]),
    ).toBeGreaterThan(0)
    expect(sample(page, 'trassa_search_index_unread_texts ')).toMatch(/ \d+$/)
    expect(sample(page, 'process_cpu_user_seconds_total ')).toBeDefined()
    expect(sample(page, 'nodejs_eventloop_lag_seconds ')).toBeDefined()
  })

  it('never holds an address as it was asked', () => {
    expect(page).not.toContain('no/such/path')
  })

  it('is not on the main port, and nothing else is on its own', async () => {
    expect((await app.inject('/metrics')).statusCode).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/gateway/v1/cities`)).status).toBe(404)
  })
})

describe('health', () => {
  it('a server whose parts are there is ready', async () => {
    const answer = await app.inject('/health/ready')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      status: 'ok',
      checks: { database: 'ok', migrations: 'ok', index: 'ok' },
    })
  })

  it('without its migrations it is not', async () => {
    await db.execute('UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1e12')
    const answer = await app.inject('/health/ready')
    await db.execute('UPDATE drizzle.__drizzle_migrations SET created_at = created_at + 1e12')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({
      status: 'failed',
      checks: { database: 'ok', migrations: 'failed', index: 'ok' },
    })
  })

  it('a database that answers nothing is noticed in time; the process lives', async () => {
    proxy.hang()
    const started = performance.now()
    const answer = await app.inject('/health/ready')
    expect(answer.statusCode).toBe(503)
    expect(answer.json().checks).toMatchObject({ database: 'failed', index: 'ok' })
    expect(performance.now() - started).toBeLessThan(4000)
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    proxy.restore()
  })
})
