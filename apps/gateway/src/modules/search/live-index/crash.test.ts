import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filterAds } from '@trassa/contracts/calls/filter'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import { readConfig } from '../../../main/config.ts'
import { installJobs } from '../../../main/worker.ts'
import { connect } from '../../../platform/database/connect.ts'
import { PROBE } from '../../../platform/database/connection/probe.ts'
import { startEmbeddedPostgres } from '../../../platform/database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '../../../platform/database/migrate-database.ts'
import { applySessionDefaults } from '../../../platform/database/session-defaults.ts'
import { insertAd } from '../../../testing/ads.ts'
import { signalPostgres, signalProcesses } from '../../../testing/postgres-processes.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { loadDictionaries } from '../../reference/loading/load-dictionaries.ts'

// A server of the file's own: the one that all tests share must not be killed.
const folder = await mkdtemp(join(tmpdir(), 'trassa-crash-'))
await chmod(folder, 0o755)
const postgres = await startEmbeddedPostgres(folder)
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})
await applySessionDefaults(postgres.url('postgres'))
const first = connect(postgres.url('postgres'))
await migrateDatabase(first.db)
await loadDictionaries(first.db)
await installJobs({ connection: first, config: readConfig({}) })
await first.close()
const gateway = await createTestGateway({
  DATABASE_URL: postgres.url('postgres'),
  SEARCH_FRESHNESS_MS: '1000',
})
const { db } = gateway
const seller = await gateway.createUser()

const idsNow = async () =>
  (await gateway.get(filterAds, { query: { ad_type: 'auto' } })).items.map(({ id }) => id)

it('§7 filter-ads: lists are right after a crash that gives numbers of transactions out again', async () => {
  const [left, gone] = [await insertAd(db, seller.id), await insertAd(db, seller.id)]
  expect((await idsNow()).sort()).toEqual([left.id, gone.id].sort())
  const numberOf = async (executor: Pick<typeof db, 'execute'>) => {
    const { rows } = await executor.execute(
      sql`SELECT pg_current_xact_id()::text::bigint AS number`,
    )
    return Number(rows[0]?.number)
  }
  // The heartbeat's connection, by which the crash is noticed, is made within a second.
  await vi.waitFor(async () => {
    const { rows } = await db.execute(
      sql`SELECT FROM pg_stat_activity WHERE query = ${PROBE} AND backend_type = 'client backend'`,
    )
    expect(rows.length).toBeGreaterThan(0)
  }, 30_000)

  // What is not committed is not written to the log by others: a crash loses it, and its transaction's number.
  const { rows: writers } = await db.execute<{ pid: number }>(
    sql`SELECT pid FROM pg_stat_activity WHERE backend_type IN ('walwriter', 'checkpointer', 'background writer')`,
  )
  signalProcesses(
    writers.map(({ pid }) => pid),
    'SIGSTOP',
  )
  let lost = 0
  for (let round = 0; round < 20; round += 1) {
    await db
      .transaction(async (tx) => {
        lost = await numberOf(tx)
        tx.rollback()
      })
      .catch(() => undefined)
  }
  expect(await idsNow()).toHaveLength(2)
  await signalPostgres(folder, 'SIGKILL')
  await vi.waitFor(async () => expect(await postgres.isRunning()).toBe(false), 30_000)
  await postgres.restart()

  const again = await vi.waitFor(() => db.transaction(numberOf), 30_000)
  expect(again).toBeLessThan(lost)
  await db.update(ads).set({ stat: 4 }).where(eq(ads.id, gone.id))
  // Refused while everything is read anew, right as soon as it is answered.
  expect(await vi.waitFor(idsNow, 30_000)).toEqual([left.id])
}, 120_000)
