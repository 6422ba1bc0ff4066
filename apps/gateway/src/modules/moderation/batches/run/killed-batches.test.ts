import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readBatch } from '@trassa/contracts/calls/moderator/batches'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../../../../main/config.ts'
import { installJobs } from '../../../../main/worker.ts'
import { connect } from '../../../../platform/database/connect.ts'
import { startEmbeddedPostgres } from '../../../../platform/database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '../../../../platform/database/migrate-database.ts'
import { applySessionDefaults } from '../../../../platform/database/session-defaults.ts'
import { killProcesses, postgresPids } from '../../../../testing/postgres-processes.ts'
import { createTestGateway } from '../../../../testing/test-gateway.ts'
import { CHUNK } from '../../../ads/public.ts'
import { adsOf, createBatches, insertMany, LIFT, untilBlocked } from '../../testing/batches.ts'
import { moderationBatchRows } from '../batch-rows.table.ts'

const WORKER = fileURLToPath(new URL('../../testing/run-batches-forever.ts', import.meta.url))
const PREPARING = fileURLToPath(new URL('../../testing/prepare-until-killed.ts', import.meta.url))
const ROWS = 3000
/** In turn, after each of so many rows. */
const VICTIMS = ['worker', 'postgres'] as const
const EVERY = 1000

// A server of the file's own: the one that all tests share must not be killed. What is killed are processes: what
// they gave to the kernel stays.
const folder = await mkdtemp(join(tmpdir(), 'trassa-batches-'))
await chmod(folder, 0o755)
const postgres = await startEmbeddedPostgres(folder, { fsync: 'off' })
const databaseUrl = postgres.url('postgres')
let worker: ChildProcess | null = null
afterAll(async () => {
  worker?.kill('SIGKILL')
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})
await applySessionDefaults(databaseUrl)
const first = connect(databaseUrl)
await migrateDatabase(first.db)
await installJobs({ connection: first, config: readConfig({}) })
await first.close()
const gateway = await createTestGateway({ DATABASE_URL: databaseUrl })
const { db } = gateway
const batches = createBatches(gateway)

function startWorker(): void {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'silent' }
  worker = spawn(process.execPath, [WORKER], { env, stdio: 'ignore' })
}

async function killWorker(): Promise<void> {
  if (!worker) return
  const exited = once(worker, 'exit')
  worker.kill('SIGKILL')
  await exited
}

/** What has been changed so far; `null` while the database is away. */
const changedRows = async (id: string): Promise<number | null> => {
  const found = await db
    .execute<{ changed: number }>(
      sql`SELECT changed_rows AS changed FROM moderation_batches WHERE id = ${id}`,
    )
    .catch(() => null)
  return found?.rows[0]?.changed ?? null
}

async function waitForRows(id: string, rows: number): Promise<void> {
  while (((await changedRows(id)) ?? 0) < rows) await pause(20)
}

it('§9 batch: one whose preparation was killed does not exist, and is prepared whole when it is asked for again', async () => {
  const anna = await gateway.createUser({ role: 'moderator' })
  const owner = await gateway.createUser()
  const rows = 2 * CHUNK
  await insertMany(db, owner.id, rows)
  const id = randomUUID()
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'silent' }
  await db.transaction(async (tx) => {
    // Its rows cannot be written: it is killed after its batch has been.
    await tx.execute(sql`LOCK TABLE moderation_batch_rows IN SHARE MODE`)
    const preparing = spawn(process.execPath, [PREPARING, id, anna.id, owner.id], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const exited = once(preparing, 'exit')
    await untilBlocked(db)
    preparing.kill('SIGKILL')
    await exited
  })
  expect(await gateway.ask(readBatch, { as: anna, params: { id } })).toMatchObject({
    status: 404,
    failure: { code: 'moderation.batch_not_found' },
  })
  const source = adsOf(owner.id, rows)
  expect(await batches.prepare(anna, source, id)).toMatchObject({
    detail: { state: 'checked', counts: { waiting: rows, changed: 0, refused: 0 } },
  })
  expect(await db.$count(moderationBatchRows)).toBe(rows)
  await batches.steer(anna, id, 'cancel')
  await db.execute(sql`DELETE FROM ads WHERE user_id = ${owner.id}`)
}, 120_000)

it('§9 batch: killing its worker and PostgreSQL in the middle loses no ad and doubles none', async () => {
  const anna = await gateway.createUser({ role: 'moderator' })
  const owner = await gateway.createUser()
  await insertMany(db, owner.id, ROWS)
  const filter = { userId: owner.id }
  const { id } = await batches.prepared(anna, {
    kind: 'filter',
    action: LIFT,
    filter,
    expectedTotal: ROWS,
  })
  await batches.steer(anna, id, 'start')
  await batches.passHold(id)
  startWorker()
  for (const [turn, victim] of VICTIMS.entries()) {
    await waitForRows(id, turn * EVERY + 1)
    if (victim === 'postgres') {
      await killProcesses(await postgresPids(folder))
      await postgres.restart()
    } else {
      await killWorker()
      startWorker()
    }
  }
  await waitForRows(id, ROWS)
  const { rows } = await db.execute(sql`
    SELECT count(*)::int AS audited, count(DISTINCT ad_id)::int AS ads,
      (SELECT count(*)::int FROM ads WHERE version = 2) AS changed,
      (SELECT count(*)::int FROM ads WHERE version > 2) AS twice,
      (SELECT count(*)::int FROM moderation_batch_rows WHERE state = 'changed' AND version_after = 2) AS told
    FROM audit_rows WHERE batch_id = ${id} AND event = 'ad.lifted'`)
  expect(rows).toEqual([{ audited: ROWS, ads: ROWS, changed: ROWS, twice: 0, told: ROWS }])
}, 240_000)
