import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { auditRows } from '../../src/modules/audit/audit.table.ts'
import { insertAd } from '../../src/testing/ads.ts'
import { createTestGateway } from '../../src/testing/test-gateway.ts'
import { judgeRepeat, judgeTrace } from './judge-writes.ts'
import type { KeyedWrite } from './keyed-writes.ts'

const { db, config, createUser } = await createTestGateway()
const database = new pg.Client({ connectionString: config.databaseUrl })
await database.connect()
afterAll(() => database.end())

const write = (trace: KeyedWrite['trace'], confirmed?: unknown): KeyedWrite => ({
  request: { method: 'POST', target: '/', headers: {} },
  trace,
  confirmed,
})
const judge = async (trace: KeyedWrite['trace'], detail?: unknown) =>
  (await judgeTrace(database, write(trace), detail))?.rule

it('an ad must have been created once', async () => {
  const { id } = await createUser()
  const description = `attack ${randomUUID()}`
  expect(await judge({ kind: 'create', description })).toBe('lost')
  await insertAd(db, id, { description })
  expect(await judge({ kind: 'create', description })).toBeUndefined()
  await insertAd(db, id, { description })
  expect(await judge({ kind: 'create', description })).toBe('doubled')
})

it('a decision must stand once in the history', async () => {
  const ad = await insertAd(db, (await createUser()).id)
  const row = { event: 'block', adId: ad.id, toStat: 4, sessionId: 's' } as const
  expect(await judge({ kind: 'decision', adId: ad.id })).toBe('lost')
  await db.insert(auditRows).values(row)
  expect(await judge({ kind: 'decision', adId: ad.id })).toBeUndefined()
  await db.insert(auditRows).values(row)
  expect(await judge({ kind: 'decision', adId: ad.id })).toBe('doubled')
})

it('a batch must have changed what it says it has, once, and nothing else', async () => {
  const owner = await createUser()
  const [first, second] = [await insertAd(db, owner.id), await insertAd(db, owner.id)]
  const batchId = randomUUID()
  const trace = { kind: 'bulk', batchId } as const
  const results = [
    { id: first.id, code: null },
    { id: second.id, code: 'ad.stale' },
  ]
  const insert = (adId: string) =>
    db.insert(auditRows).values({ event: 'lift', adId, batchId, sessionId: 's' })
  expect(await judge(trace, { results })).toBe('lost')
  await insert(first.id)
  expect(await judge(trace, { results })).toBeUndefined()
  await insert(second.id)
  expect(await judge(trace, { results })).toBe('doubled')
})

it('a repeat must answer as the first time', () => {
  const trace = { kind: 'create', description: 'x' } as const
  const repeat = { status: 200, detail: { id: '1' }, body: '' }
  expect(judgeRepeat(write(trace, { id: '1' }), repeat)).toBeNull()
  expect(judgeRepeat(write(trace), repeat)).toBeNull()
  expect(judgeRepeat(write(trace, { id: '2' }), repeat)?.rule).toBe('lost')
  expect(judgeRepeat(write(trace), { ...repeat, status: 409 })?.rule).toBe('lost')
})
