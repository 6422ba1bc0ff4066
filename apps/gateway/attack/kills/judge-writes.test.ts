import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { auditRows } from '../../src/modules/audit/audit.table.ts'
import { moderationBatchRows } from '../../src/modules/moderation/batches/batch-rows.table.ts'
import { moderationBatches } from '../../src/modules/moderation/batches/batches.table.ts'
import { insertAd } from '../../src/testing/ads.ts'
import { createTestGateway } from '../../src/testing/test-gateway.ts'
import { judgeRepeat, judgeTrace } from './judge-writes.ts'
import type { KeyedWrite, WriteTrace } from './keyed-writes.ts'

const { db, config, createUser } = await createTestGateway()
const database = new pg.Client({ connectionString: config.databaseUrl })
await database.connect()
afterAll(() => database.end())

const write = (trace: WriteTrace, confirmed?: unknown): KeyedWrite => ({
  request: { method: 'POST', target: '/', headers: {} },
  trace,
  confirmed,
})
const judge = async (trace: WriteTrace) => (await judgeTrace(database, write(trace)))?.rule

it('an ad must have been created once', async () => {
  const { id } = await createUser()
  const description = `attack ${randomUUID()}`
  expect(await judge({ kind: 'create', value: description })).toBe('lost')
  await insertAd(db, id, { description })
  expect(await judge({ kind: 'create', value: description })).toBeUndefined()
  await insertAd(db, id, { description })
  expect(await judge({ kind: 'create', value: description })).toBe('doubled')
})

it('a decision must stand once in the history', async () => {
  const ad = await insertAd(db, (await createUser()).id)
  const row = { event: 'block', adId: ad.id, toStat: 4, sessionId: 's' } as const
  expect(await judge({ kind: 'decision', value: ad.id })).toBe('lost')
  await db.insert(auditRows).values(row)
  expect(await judge({ kind: 'decision', value: ad.id })).toBeUndefined()
  await db.insert(auditRows).values(row)
  expect(await judge({ kind: 'decision', value: ad.id })).toBe('doubled')
})

it('a lift must stand once in the history', async () => {
  const ad = await insertAd(db, (await createUser()).id)
  const row = { event: 'ad.lifted', adId: ad.id, sessionId: 's' } as const
  expect(await judge({ kind: 'lift', value: ad.id })).toBe('lost')
  await db.insert(auditRows).values(row)
  expect(await judge({ kind: 'lift', value: ad.id })).toBeUndefined()
  await db.insert(auditRows).values(row)
  expect(await judge({ kind: 'lift', value: ad.id })).toBe('doubled')
})

it('a prepared batch must have all its rows', async () => {
  const { id: moderatorId } = await createUser()
  const batchId = randomUUID()
  const trace = { kind: 'batch', value: batchId } as const
  expect(await judge(trace)).toBe('lost')
  await db.insert(moderationBatches).values({
    id: batchId,
    moderatorId,
    kind: 'change',
    state: 'checked',
    requestHash: 'hash',
    sessionId: 's',
    action: { type: 'lift', reason: 'attack' },
    summary: { counts: { waiting: 1, changed: 0, refused: 1 }, refusals: [], owners: 1 },
  })
  const insertRow = (adId: string) =>
    db
      .insert(moderationBatchRows)
      .values({ batchId, adId, position: 1, version: 1, state: 'waiting' })
  await insertRow('1')
  expect(await judge(trace)).toBe('lost')
  await insertRow('2')
  expect(await judge(trace)).toBeUndefined()
})

it('a repeat must answer as the first time', () => {
  const trace = { kind: 'create', value: 'x' } as const
  const repeat = { status: 200, detail: { id: '1' }, body: '' }
  expect(judgeRepeat(write(trace, { id: '1' }), repeat)).toBeNull()
  expect(judgeRepeat(write(trace), repeat)).toBeNull()
  expect(judgeRepeat(write(trace, { id: '2' }), repeat)?.rule).toBe('lost')
  expect(judgeRepeat(write(trace), { ...repeat, status: 409 })?.rule).toBe('lost')
})
