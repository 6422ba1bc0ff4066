import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { carRow } from '../../feeds/testing/stock-server.ts'
import { createStockWorld } from '../testing/stock-world.ts'

const WORKER = fileURLToPath(new URL('../testing/run-imports-forever.ts', import.meta.url))
const ROWS = 36
const KILL_BEHIND = [4, 16]
/** Every so many rows, one has a photograph. */
const PHOTOGRAPHED = 6

const { gateway, origin, checked, read, steer, dealer } = await createStockWorld()
const { db, config } = gateway
let worker: ChildProcess | null = null
afterAll(() => worker?.kill('SIGKILL'))

function startWorker(): void {
  const env = {
    ...process.env,
    DATABASE_URL: config.databaseUrl,
    DATA_DIR: config.dataDir,
    LOG_LEVEL: 'silent',
    FEED_PRIVATE_HOSTS: new URL(origin).host,
  }
  worker = spawn(process.execPath, [WORKER], { env, stdio: 'ignore' })
}

async function killWorker(): Promise<void> {
  if (!worker) return
  const exited = once(worker, 'exit')
  worker.kill('SIGKILL')
  await exited
}

it('§9 import: killing its worker in the middle loses no row and makes no ad twice', async () => {
  const owner = await dealer()
  const rows = Array.from({ length: ROWS }, (_, place) =>
    carRow(`№ ${place}`, place % PHOTOGRAPHED === 0 ? { Фото: `${origin}/photos/1.jpg` } : {}),
  )
  const { id } = await checked(owner, rows)
  await steer(id, 'start')
  const created = async () => (await read(id)).counts.created
  startWorker()
  for (const killed of KILL_BEHIND) {
    while ((await created()) < killed) await pause(10)
    await killWorker()
    startWorker()
  }
  while ((await read(id)).state === 'running') await pause(50)
  const { rows: found } = await db.execute(sql`
    SELECT count(*)::int AS ads, count(DISTINCT external_id)::int AS numbers,
      (SELECT count(*)::int FROM audit_rows WHERE batch_id = ${id} AND event = 'ad.created') AS audited
    FROM stock_ads WHERE owner_id = ${owner.id}`)
  expect(found).toEqual([{ ads: ROWS, numbers: ROWS, audited: ROWS }])
  expect(await db.execute(sql`SELECT id FROM ads WHERE user_id = ${owner.id}`)).toHaveProperty(
    'rowCount',
    ROWS,
  )
  expect(await created()).toBe(ROWS)
  const { rows: pictured } = await db.execute(sql`
    SELECT photos_total AS photos, count(*)::int AS ads FROM ads WHERE user_id = ${owner.id} GROUP BY 1 ORDER BY 1`)
  const photographed = ROWS / PHOTOGRAPHED
  expect(pictured).toEqual([
    { photos: 0, ads: ROWS - photographed },
    { photos: 1, ads: photographed },
  ])
}, 300_000)
