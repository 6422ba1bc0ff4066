import { fillPath } from '@trassa/contracts/call'
import {
  listStockImports,
  mapStockImport,
  steerStockImport,
  stockMistakesFile,
} from '@trassa/contracts/calls/moderator/stock-imports'
import { eq, sql } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { auditRows } from '../audit/audit.table.ts'
import { carRow } from '../feeds/testing/stock-server.ts'
import { users } from '../identity/users/users.table.ts'
import { messages } from '../messaging/outbox/messages.table.ts'
import { runRow } from './running/run-row.ts'
import { stockImportsJobs } from './stock-imports.jobs.ts'
import { stockImports } from './stock-imports.table.ts'
import { createStockWorld } from './testing/stock-world.ts'

const world = await createStockWorld()
const { gateway, anna, work, signal, checked, map, read, steer, dealer } = world
const { db } = gateway

const auditOf = async (id: string) =>
  (await db.select().from(auditRows).where(eq(auditRows.batchId, id)).orderBy(auditRows.id)).map(
    ({ event, after }) => [event, after?.command ?? null],
  )

/** What the list tells the moderator of the import. */
const steeredOf = async (id: string) => {
  const { items } = await gateway.get(listStockImports, { as: anna })
  return items.find((item) => item.id === id)?.steered
}

it('§9 import: only its own moderator starts it; a senior may pause and cancel', async () => {
  const senior = await gateway.createUser({ role: 'seniorModerator' })
  const { id } = await checked(await dealer(), [carRow('1')])
  const refused = await steer(id, 'start', senior)
  expect(refused).toMatchObject({ status: 403, failure: { code: 'stock_import.foreign' } })
  expect((await read(id)).state).toBe('checked')
  await steer(id, 'start')
  expect((await steer(id, 'pause', senior)).ok).toBe(true)
  expect((await steer(id, 'cancel', senior)).ok).toBe(true)
  const rows = await db.select().from(auditRows).where(eq(auditRows.batchId, id))
  expect(rows.slice(-2)).toMatchObject(
    ['pause', 'cancel'].map((command) => ({
      actorId: senior.id,
      after: { command, startedBy: anna.id },
    })),
  )
})

it('§9 import: the moderator who began an import is told of what a senior does with it, and no other', async () => {
  const senior = await gateway.createUser({ role: 'seniorModerator', username: 'Вера' })
  const { id } = await checked(await dealer(), [carRow('1')])
  await steer(id, 'start')
  const told: unknown[] = []
  await new Promise<void>((onListening) => {
    const onNotice = (payload: string) => told.push(JSON.parse(payload))
    onTestFinished(db.listen('staff_events', { onNotice, onListening }))
  })
  await steer(id, 'pause', senior)
  await vi.waitFor(() => expect(told).toHaveLength(1))
  // The names of files stay out of notices: they may be those of people.
  expect(told).toEqual([{ type: 'stock.steered', moderatorId: anna.id, importId: id }])
  expect(await steeredOf(id)).toMatchObject({ command: 'pause', byName: 'Вера' })
  // One's own command is no news.
  await steer(id, 'resume')
  expect(await steeredOf(id)).toBeNull()
  await steer(id, 'cancel', senior)
  await vi.waitFor(() => expect(told).toHaveLength(2))
  expect(await steeredOf(id)).toMatchObject({ command: 'cancel', byName: 'Вера' })
})

it('§9 import: a senior goes on with the import of a moderator who may import no more', async () => {
  const senior = await gateway.createUser({ role: 'seniorModerator' })
  const owner = await dealer()
  const { id } = await checked(owner, [carRow('1')])
  await steer(id, 'start')
  await steer(id, 'pause')
  await db.update(users).set({ role: 'user' }).where(eq(users.id, anna.id))
  const body = { command: 'resume' as const }
  await gateway.get(steerStockImport, { as: senior, params: { id }, body })
  while (await runRow(work, id, signal));
  await db.update(users).set({ role: 'moderator' }).where(eq(users.id, anna.id))
  const { state, counts, moderatorId } = await read(id, senior)
  expect({ state, moderatorId }).toEqual({ state: 'done', moderatorId: senior.id })
  expect(counts.created).toBe(1)
})

it('§9 import: a start names the preview that was seen', async () => {
  const { id, mapping, revision } = await checked(await dealer(), [carRow('1')])
  const start = (seen?: number) =>
    gateway.ask(steerStockImport, {
      as: anna,
      params: { id },
      body: { command: 'start', revision: seen },
    })
  await map(id, mapping)
  for (const seen of [revision, undefined]) {
    expect(await start(seen)).toMatchObject({ failure: { code: 'stock_import.stale' } })
  }
  expect((await start(revision + 1)).ok).toBe(true)
})

it('§9 import: the mapping that is kept and the file of mistakes are audited', async () => {
  const { id, mapping } = await checked(await dealer(), [carRow('1', { Марка: 'Ладья' })])
  const url = `${gateway.config.gatewayBase}${fillPath(stockMistakesFile.path, { id })}`
  await gateway.app.inject({ url, headers: { cookie: anna.cookie } })
  await gateway.get(mapStockImport, { as: anna, params: { id }, body: mapping })
  await steer(id, 'cancel')
  expect(await auditOf(id)).toEqual([
    ['stock.read', null],
    ['stock.mapped', null],
    ['stock.mistakesRead', null],
    ['stock.mapped', null],
    ['stock.steered', 'cancel'],
  ])
})

it('§9 import: one that was left paused for 30 days is cancelled, its owner told, and deleted', async () => {
  const owner = await dealer()
  const { id } = await checked(owner, [carRow('1'), carRow('2')])
  await steer(id, 'start')
  await runRow(work, id, signal)
  await steer(id, 'pause')
  const [purge] = stockImportsJobs(work)
  await purge?.handle({ payload: null, now: new Date(), isLastAttempt: false, signal })
  expect((await read(id)).state).toBe('paused')
  const createdAt = sql`now() - interval '31 days'`
  await db.update(stockImports).set({ createdAt }).where(eq(stockImports.id, id))
  await purge?.handle({ payload: null, now: new Date(), isLastAttempt: false, signal })
  expect(await db.$count(stockImports, eq(stockImports.id, id))).toBe(0)
  expect((await auditOf(id)).at(-1)).toEqual(['stock.steered', 'cancel'])
  expect(await db.$count(messages, eq(messages.recipient, owner.phone))).toBe(1)
})
