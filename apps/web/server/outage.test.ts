import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { AppError } from '@trassa/contracts/app-error'
import { adBySlug } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import type { OperatorSetting } from '@trassa/contracts/entities/moderator/operator-setting'
import { mountBackend } from '@trassa/gateway/main/backend'
import { readConfig } from '@trassa/gateway/main/config'
import { readSetting, writeSetting } from '@trassa/gateway/modules/operator-settings/write-setting'
import { connect } from '@trassa/gateway/platform/database/connect'
import { startEmbeddedPostgres } from '@trassa/gateway/platform/database/embedded/embedded-postgres'
import { createFastify } from '@trassa/gateway/platform/http/create-server'
import { createMetrics } from '@trassa/gateway/platform/metrics/metrics'
import { signalPostgres } from '@trassa/gateway/testing/postgres-processes'
import { startTcpProxy } from '@trassa/gateway/testing/tcp-proxy'
import { afterAll, expect, it, vi } from 'vitest'
import { mountSite } from './mount-site.ts'
import { fakeBuild } from './testing/fake-build.ts'

const PATIENCE = { timeout: 30_000, interval: 100 }

// A server of the file's own: the one that all tests share must not be stopped.
const folder = await mkdtemp(join(tmpdir(), 'trassa-site-'))
await chmod(folder, 0o755)
const postgres = await startEmbeddedPostgres(folder, { fsync: 'off' })
const proxy = await startTcpProxy(postgres.url('postgres'))
const config = readConfig({
  DATABASE_URL: proxy.url,
  DATA_DIR: folder,
  DEMO_ADS: '0',
  LOG_LEVEL: 'silent',
  CALL_LIMIT_FACTOR: '0',
})

/** A price, the total of all cars, a text without data, or a page that never ends. */
const build = fakeBuild(async (request, { api }) => {
  const [, kind, slug = ''] = new URL(request.url).pathname.split('/')
  if (kind === 'hangs') return new Promise(() => undefined)
  const read = async () => {
    if (kind === 'ad') return (await api.ask(adBySlug, { query: { slug } })).price
    return kind === 'list'
      ? (await api.ask(filterAds, { query: { ad_type: 'auto' } })).total
      : 'text'
  }
  try {
    return new Response(`<p>${await read()}</p>`)
  } catch (error) {
    const isKnown = error instanceof AppError
    return new Response(isKnown ? error.code : String(error), {
      status: isKnown ? (error.status ?? 503) : 500,
    })
  }
})

const app = createFastify(config)
await mountBackend(app, config)
const metrics = createMetrics()
await mountSite(app, config, { metrics, bundle: { build, clientFolder: folder } })
await app.ready()
// Past the proxy: another process, whose line is whole.
const other = connect(postgres.url('postgres'))
const { db, pool } = other
afterAll(async () => {
  await other.close()
  await app.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

await pool.query(`
  WITH seller AS (
    INSERT INTO users (phone, username, type, role, slug) VALUES ('+79001112233', 'Иван', 0, 'user', 'ivan') RETURNING id
  )
  INSERT INTO ads (user_id, ad_type, slug, stat, city_id, seller_type, mark_id, title, contact_name, lifted_at, published_at, expires_at)
  SELECT id, 'auto', 'lada-1', 1, 5, 0, 1, 'Lada', 'Иван', now(), now(), now() + interval '1 day' FROM seller`)
const setPrice = (roubles: number) => pool.query('UPDATE ads SET price = $1', [roubles * 100])

const AD = '/ad/lada-1'
const PAGES = [AD, '/list', '/text']
const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
const visit = async (url: string) => {
  const { statusCode, body } = await app.inject({ url, headers })
  return statusCode === 200 ? body : statusCode
}
const visitAll = () => Promise.all(PAGES.map(visit))

async function figure(name: string): Promise<number> {
  const text = await metrics.registry.metrics()
  const line = text.split('\n').find((one) => one.startsWith(`${name}{of="pages"}`))
  return Number(line?.split(' ')[1])
}

/** Has the pages kept, with this price. */
async function keepAll(price: number) {
  const all = [`<p>${price}</p>`, '<p>1</p>', '<p>text</p>']
  // A connection that hung may be refused for a moment longer than the site's.
  await vi.waitFor(() => setPrice(price), PATIENCE)
  // What another process has written is shown within the bound.
  await expect.poll(visitAll, PATIENCE).toEqual(all)
  await visitAll()
  const hits = await figure('trassa_kept_hits_total')
  expect(await visitAll()).toEqual(all)
  expect(await figure('trassa_kept_hits_total')).toBe(hits + PAGES.length)
}

const setMaintenance = (value: Extract<OperatorSetting, { key: 'maintenance' }>['value']) =>
  db.transaction(async (tx) => {
    const { version } = await readSetting(tx, 'maintenance')
    const trace = { sessionId: 'test', requestId: 'test' }
    await writeSetting(tx, { key: 'maintenance', value }, { version, actorId: null, trace })
  })

it('decision 164: while PostgreSQL is away no page of its data is shown, kept or not; then all are right again', async () => {
  await keepAll(100)
  proxy.refuse()
  await expect.poll(visitAll, PATIENCE).toEqual([503, 503, '<p>text</p>'])
  const { headers: told } = await app.inject({ url: AD, headers })
  expect(told).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-cache' })
  await setPrice(200)
  proxy.restore()
  await expect.poll(visitAll, PATIENCE).toEqual(['<p>200</p>', '<p>1</p>', '<p>text</p>'])
  await keepAll(200)
})

it('decision 164: the same for a PostgreSQL that hangs with many visitors waiting', async () => {
  await keepAll(300)
  await signalPostgres(folder, 'SIGSTOP')
  try {
    // Within the bound, kept pages are shown without asking.
    await setTimeout(2 * config.searchFreshnessMs)
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, one) => visit(PAGES[one % 2] ?? AD)),
    )
    expect(new Set(answers)).toEqual(new Set([503]))
    await expect.poll(visitAll, PATIENCE).toEqual([503, 503, '<p>text</p>'])
  } finally {
    await signalPostgres(folder, 'SIGCONT')
  }
  await expect.poll(visitAll, PATIENCE).toEqual(['<p>300</p>', '<p>1</p>', '<p>text</p>'])
  await keepAll(300)
}, 120_000)

it('decision 153: a site that is closed shows no page that was kept before, and shows it right when it opens', async () => {
  await keepAll(400)
  await setMaintenance({ text: 'Работы', until: '2100-01-01T00:00:00.000Z' })
  await expect.poll(visitAll, PATIENCE).toEqual([503, 503, '<p>text</p>'])
  const hits = await figure('trassa_kept_hits_total')
  await visitAll()
  expect(await figure('trassa_kept_hits_total')).toBe(hits)
  await setPrice(500)
  await setMaintenance(null)
  await expect.poll(visitAll, PATIENCE).toEqual(['<p>500</p>', '<p>1</p>', '<p>text</p>'])
})

it('decision 049: renderings that hang hold their places, and kept pages need none', async () => {
  await keepAll(600)
  // The last test of the file: nothing ends them but the server's end.
  for (let one = 0; one < 8; one += 1) void visit(`/hangs/${one}`)
  await expect.poll(() => visit('/cold'), PATIENCE).toBe(503)
  expect(await visitAll()).toEqual(['<p>600</p>', '<p>1</p>', '<p>text</p>'])
  await setPrice(700)
  // A changed one has to be rendered.
  expect(await visit('/text')).toBe('<p>text</p>')
  await expect.poll(() => visit(AD), PATIENCE).toBe(503)
})
