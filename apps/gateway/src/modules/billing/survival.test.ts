import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sessionCookieAt } from '@trassa/contracts/session-cookie'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../../main/config.ts'
import { connect } from '../../platform/database/connect.ts'
import { createSessionsService } from '../identity/sessions/sessions.service.ts'
import { users } from '../identity/users/users.table.ts'
import { readBalances } from './ledger/ledger.repository.ts'
import { orders } from './orders/orders.table.ts'
import { packages } from './packages/packages.table.ts'
import { payments } from './payments/payments.table.ts'
import { yookassaSettings } from './testing/buying.ts'
import { startFakeYookassa } from './testing/fake-yookassa.ts'
import { startProcesses, type Victim } from './testing/survival/killed-processes.ts'
import { shop } from './testing/survival/unlucky-buyer.ts'
import { createTestBilling } from './testing/test-billing.ts'

const BUYERS = 40
/** 2 000 orders in all by the variable (issue 10). */
const ORDERS_EACH = Number(process.env.ORDERS_EACH ?? 15)
/** In turn; a gateway takes ten times as long to start again as PostgreSQL. */
const VICTIMS: readonly Victim[] = [
  'postgres',
  'worker',
  'gateway',
  'postgres',
  'postgres',
  'otherGateway',
]
/** Each of them costs seconds; more by the variable. */
const DEATHS = Number(process.env.DEATHS ?? VICTIMS.length)

const dataDir = await mkdtemp(join(tmpdir(), 'trassa-survival-'))
await chmod(dataDir, 0o755)
const yookassa = await startFakeYookassa()
const settings = yookassaSettings(yookassa)
const processes = await startProcesses(dataDir, settings)
afterAll(async () => {
  await processes.stop()
  await rm(dataDir, { recursive: true, force: true })
})
const config = readConfig({ ...settings, DATA_DIR: dataDir, DATABASE_URL: processes.databaseUrl })
const connection = connect(processes.databaseUrl, { max: 4 })
afterAll(() => connection.close())
const { db } = connection

/** @returns the cookies of new companies */
async function createBuyers(): Promise<string[]> {
  const rows = Array.from({ length: BUYERS }, (_, index) => ({
    phone: `+7911${String(index).padStart(7, '0')}`,
    username: 'Покупатель',
    type: 1 as const,
    slug: `buyer-${index}`,
  }))
  const created = await db.insert(users).values(rows).returning({ id: users.id })
  const sessions = createSessionsService(db, config.staffSecondFactor)
  const client = { userAgent: 'survival', visitor: null, trace: { sessionId: 'survival' } }
  const opened = await Promise.all(
    created.map(({ id }) => sessions.open(db, { userId: id, client, by: 'login' })),
  )
  return opened.map(({ token }) => `${sessionCookieAt(config.publicUrl)}=${token}`)
}

/**
 * Kills one process after another, and the provider's line now and then: evenly over the orders and not over
 * time, so that a slow machine does not spend it on starts.
 */
async function killWhileShopping(
  ordered: () => number,
  failed: AbortSignal,
): Promise<Record<Victim, number>> {
  const deaths = { worker: 0, postgres: 0, gateway: 0, otherGateway: 0 }
  for (let turn = 0; turn < DEATHS; turn++) {
    const victim = VICTIMS[turn % VICTIMS.length] as Victim
    const next = ((turn + Math.random()) / DEATHS) * BUYERS * ORDERS_EACH
    while (ordered() < next) await pause(20, undefined, { signal: failed })
    yookassa.loseAnswers(3)
    yookassa.setDown(turn % 4 === 0)
    await processes.kill(victim)
    deaths[victim] += 1
    yookassa.setDown(false)
    await processes.restart(victim)
  }
  return deaths
}

/** The job alone, as it would run in the minutes after. */
async function reconcileUntilQuiet(): Promise<void> {
  // Notices are written, and no worker delivers them.
  const enqueue = async () => undefined
  const { reconcile } = createTestBilling({ db, config, enqueue })
  const day = 24 * 60
  // Ever later, so that what was just asked about is asked again; in a day unpaid orders are over.
  for (const minutes of [2, 5, 10, 20, 40, 80, day]) {
    while ((await reconcile(new Date(Date.now() + minutes * 60_000))) >= 200) await pause(0)
  }
}

it('issue 10: of many orders each paid one is delivered once, whatever is killed, lost, repeated and late', async () => {
  const cookies = await createBuyers()
  const shared = {
    bases: processes.urls.map((url) => `${url}${config.gatewayBase}`),
    yookassa,
    notices: new Set<Promise<unknown>>(),
    known: new Set<string>(),
  }
  const failure = new AbortController()
  const killing = killWhileShopping(() => shared.known.size, failure.signal)
  const shopping = cookies.map((cookie) => shop(shared, cookie, ORDERS_EACH))
  const [deaths] = await Promise.all([killing, ...shopping]).finally(() => failure.abort())
  await Promise.all(shared.notices)
  await Promise.all((['gateway', 'otherGateway', 'worker'] as const).map(processes.kill))
  await reconcileUntilQuiet()

  const atBank = [...yookassa.payments.values()].filter(({ status }) => status === 'succeeded')
  const paidIds = atBank.map(({ metadata }) => metadata.order_id ?? '')
  const ours = await db.select().from(orders)
  const given = await db.select().from(packages)
  expect(Math.min(...Object.values(deaths))).toBe(Math.floor(DEATHS / VICTIMS.length))

  // Each order that a buyer was told of is there, and no other one.
  expect(new Set(ours.map(({ id }) => id))).toEqual(shared.known)
  expect(shared.known.size).toBe(BUYERS * ORDERS_EACH)
  expect(await db.$count(payments)).toBe(yookassa.payments.size)

  // Paid once each, and each of them delivered; no other one.
  expect(new Set(paidIds).size).toBe(paidIds.length)
  const delivered = ours.filter(({ state }) => state === 'delivered')
  expect(new Set(delivered.map(({ id }) => id))).toEqual(new Set(paidIds))
  expect(given).toHaveLength(delivered.length)
  expect(new Set(given.map(({ lineId }) => lineId)).size).toBe(given.length)

  const cash = atBank.reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0)
  expect(Object.fromEntries(await readBalances(db))).toEqual({
    'cash.yookassa': cash,
    buyers: 0,
    sales: -cash,
  })
}, 1_200_000)
