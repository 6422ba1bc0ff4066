import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { filterAds } from '@trassa/contracts/calls/filter'
import { readMe } from '@trassa/contracts/calls/profiles'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { mountBackend } from '../../main/backend.ts'
import { readConfig } from '../../main/config.ts'
import { insertAd } from '../../testing/ads.ts'
import { cloneDatabase, createTestGateway } from '../../testing/test-gateway.ts'
import { createFastify } from '../http/create-server.ts'
import { freePort } from '../net/free-port.ts'
import { connect } from './connect.ts'
import { migrateDatabase } from './migrate-database.ts'
import { applySessionDefaults } from './session-defaults.ts'

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(
  existsSync,
)

/** PgBouncer in transaction mode in front of a database. @returns the URL through it. */
async function startPgBouncer(program: string, url: URL): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trassa-pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const users = join(folder, 'users.txt')
  await writeFile(users, `"${url.username}" "${url.password}"\n`)
  await chmod(users, 0o644)
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 3
`,
  )
  // It refuses to run as root.
  const args = process.getuid?.() === 0 ? ['-u', 'postgres', settings] : [settings]
  const child = spawn(program, args, { stdio: 'ignore' })
  afterAll(async () => {
    child.kill()
    await rm(folder, { recursive: true, force: true })
  })
  const through = new URL(url)
  through.port = String(port)
  for (let tries = 0; ; tries += 1) {
    try {
      await applySessionDefaults(through.href)
      return through.href
    } catch (error) {
      if (tries > 50) throw error
      await setTimeout(100)
    }
  }
}

const url = PROGRAM ? await startPgBouncer(PROGRAM, new URL(await cloneDatabase())) : ''
const environment = { DATABASE_URL: url, DEMO_ADS: '0', SMS_PROVIDER: 'dev-mailbox' }
const gateway = PROGRAM ? await createTestGateway(environment) : undefined

describe.skipIf(!gateway)('behind PgBouncer in transaction mode', { timeout: 60_000 }, () => {
  it('a process starts, is ready and stops', async () => {
    const config = readConfig({ ...environment, LOG_LEVEL: 'silent' })
    const app = createFastify(config)
    await mountBackend(app, config)
    const answer = await app.inject('/health/ready')
    expect(answer.json()).toMatchObject({ status: 'ok' })
    await app.close()
  })

  it('calls work, many at a time over few connections', async () => {
    if (!gateway) throw new Error('Skipped')
    // The demo of the test before has the phones that tests give out by themselves.
    const user = await gateway.createUser({ phone: '+79161112233' })
    await insertAd(gateway.db, user.id)
    const lists = await Promise.all(Array.from({ length: 30 }, () => gateway.get(filterAds, {})))
    for (const { total } of lists) expect(total).toBe(1)
    expect(await gateway.get(readMe, { as: user })).toMatchObject({ id: user.id })
  })

  it('what transactions ask often is prepared on no connection: the next one would not know it', async () => {
    const { db, pool, heartbeat, close } = connect(url, { max: 8 })
    await setTimeout(1500)
    expect(heartbeat.isDirect()).toBe(false)
    const often = Array.from({ length: 60 }, () =>
      db.transaction((tx) => tx.execute(sql`SELECT ${1}::int AS one, pg_sleep(0.005)`)),
    )
    for (const { rows } of await Promise.all(often)) expect(rows).toMatchObject([{ one: 1 }])
    const { rows } = await pool.query(
      `SELECT FROM pg_prepared_statements WHERE statement LIKE '%AS one%'`,
    )
    expect(rows).toEqual([])
    await close()
  })

  it('every session has its limits; what a transaction sets ends with it', async () => {
    const { db, close } = connect(url, { max: 8 })
    await Promise.all([migrateDatabase(db), migrateDatabase(db)])
    const limits = await Promise.all(
      Array.from({ length: 8 }, () => db.execute(sql`SHOW statement_timeout`)),
    )
    for (const { rows } of limits) expect(rows).toEqual([{ statement_timeout: '15s' }])
    await close()
  })
})
