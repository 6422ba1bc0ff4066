import {
  readFigures,
  readQueueAges,
  readStaffFigures,
} from '@trassa/contracts/calls/moderator/figures'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import type { NewAuditRow } from '../../audit/public.ts'
import { auditRows } from '../../audit/public.ts'
import { complaints } from '../../complaints/public.ts'
import { moderationBatches } from '../batches/batches.table.ts'
import { createStaff } from '../testing/staff.ts'
import { batchFigures, decisionFigures } from './figures.table.ts'
import { countFigures } from './testing/count-figures.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { user, support, anna, boris, senior } = await createStaff(gateway)
const owner = await gateway.createUser()

const runJob = () => countFigures(db)

type Event = Partial<NewAuditRow> & Pick<NewAuditRow, 'event'>

/** The rows of one ad's history. Times are of Moscow, on the 10th of November 2026 or as given. */
async function write(...events: (Event & { clock: string })[]): Promise<string> {
  const { id: adId } = await insertAd(db, owner.id)
  for (const { clock, ...event } of events) {
    const at = new Date(clock.includes('T') ? clock : `2026-11-10T${clock}:00+03:00`)
    const after = event.after && {
      ...event.after,
      ...('queuedAt' in event.after && { queuedAt: at }),
    }
    const row = { adId, userId: owner.id, sessionId: 'test', ...event, at }
    await db.insert(auditRows).values({ ...row, ...(after && { after }) })
  }
  return adId
}

/** It enters the queue at that time. */
const ENTERED = {
  event: 'ad.submitted',
  fromStat: 0,
  toStat: 2,
  after: { queuedAt: true },
} as const
const decided = (event: string, by: { id: string }, fromStat: 1 | 2 = 2): Event => ({
  event,
  actorId: by.id,
  fromStat,
  toStat: event === 'ad.blocked' ? 4 : 1,
})

/**
 * Anna: approves after 10 minutes, sends back after 20, blocks after 30, all new, 10 to 12 o'clock; refuses a revision that
 * is like another ad after 60; dismisses a complaint after 40. Boris: grants the appeal of Anna's block, and skips.
 */
beforeAll(async () => {
  await write({ clock: '10:00', ...ENTERED }, { clock: '10:10', ...decided('ad.approved', anna) })
  await write(
    { clock: '10:00', ...ENTERED },
    { clock: '10:20', ...decided('ad.fixRequested', anna) },
  )
  await write(
    { clock: '11:00', ...ENTERED },
    { clock: '11:30', ...decided('ad.blocked', anna) },
    { clock: '12:00', event: 'ad.appealed', fromStat: 4, toStat: 2, after: { queuedAt: true } },
    { clock: '14:00', ...decided('ad.approved', boris) },
  )
  await write(
    {
      clock: '12:00',
      event: 'ad.edited',
      after: { queuedAt: true, risk: ['sameVin'], revisionState: 'pending' },
    },
    {
      clock: '13:00',
      ...decided('ad.fixRequested', anna, 1),
      before: { revisionState: 'pending' },
    },
  )
  const batchId = 'b0000000-0000-4000-8000-000000000001'
  const complained = await write(
    // Leaves the complaint open.
    { clock: '15:20', ...decided('ad.approved', anna), toStat: 1, batchId },
    {
      clock: '15:40',
      ...decided('complaints.dismissed', anna),
      fromStat: null,
      toStat: null,
    },
  )
  await db.insert(complaints).values({
    adId: complained,
    complainant: 'network:a',
    reason: 'sold',
    comment: '',
    sessionId: 'test',
    at: new Date('2026-11-10T15:00:00+03:00'),
  })
  await write({ clock: '14:30', event: 'claim.skipped', actorId: boris.id, after: { lane: 'new' } })
  // Not counted: the system's, a batch's, and a lift.
  await write(
    { clock: '10:00', ...ENTERED },
    { clock: '10:01', ...decided('ad.approved', anna), actorId: null },
  )
  await write({ clock: '10:00', ...decided('ad.approved', anna), batchId })
  await write({ clock: '10:00', event: 'ad.lifted', actorId: anna.id })
  // The last minute of the day before in Moscow.
  await write({ clock: '2026-11-09T20:59:59Z', ...decided('ad.approved', boris) })
  await db.insert(moderationBatches).values({
    id: batchId,
    moderatorId: anna.id,
    action: { type: 'lift', reason: 'Акция' },
    kind: 'change',
    state: 'done',
    changedRows: 120,
    requestHash: '',
    sessionId: 'test',
    startsAt: new Date('2026-11-10T09:00:00+03:00'),
    finishedAt: new Date('2026-11-10T09:10:00+03:00'),
  })
  await runJob()
})

const DAY = { from: '2026-11-10', to: '2026-11-10', zone: 'Europe/Moscow' }
const read = (query: object = {}, as = anna) =>
  gateway.get(readFigures, { as, query: { ...DAY, ...query } })

describe('issue 12: figures of the moderators’ work', () => {
  it('decisions by outcome, time to decision, overturned appeals, skips and batches', async () => {
    const { step, totals } = await read()
    expect(step).toBe('hour')
    expect(totals).toEqual({
      decisions: 6,
      outcomes: { approved: 2, fixRequested: 2, blocked: 1, dismissed: 1 },
      // 10, 20, 30, 40, 60, 120 minutes.
      medianSeconds: 30 * 60,
      p90Seconds: 120 * 60,
      // Anna at 10, 11, 13, 15; Boris at 14.
      workedHours: 5,
      appeals: { decided: 1, overturned: 1 },
      skips: 1,
      batches: { finished: 1, changedAds: 120 },
    })
  })

  it('by lane: an appeal, a suspected duplicate and a complaint are told from new ads by the history', async () => {
    const { lanes } = await read()
    const minutes = lanes.map(({ lane, decisions, medianSeconds }) => [
      lane,
      decisions,
      (medianSeconds ?? 0) / 60,
    ])
    expect(minutes.toSorted()).toEqual([
      ['appeals', 1, 120],
      ['complaints', 1, 40],
      ['duplicates', 1, 60],
      ['new', 3, 20],
    ])
    const { totals, points } = await read({ lane: 'new' })
    expect(totals).toMatchObject({ decisions: 3, skips: 1, workedHours: 3 })
    // Appeals have a lane of their own, batches have none.
    expect(totals).toMatchObject({ appeals: { decided: 0 }, batches: { finished: 0 } })
    expect(points.some(({ batches }) => batches.finished > 0)).toBe(false)
    const { totals: ofAppeals } = await read({ lane: 'appeals' })
    expect(ofAppeals).toMatchObject({ appeals: { decided: 1 }, batches: { finished: 0 } })
    expect(points[14]).toMatchObject({ skips: 1 })
  })

  it('by hour, in Moscow and elsewhere', async () => {
    const { points } = await read()
    expect(points).toHaveLength(24)
    expect(points[10]).toMatchObject({
      at: '2026-11-10T07:00:00.000Z',
      outcomes: { approved: 1, fixRequested: 1, blocked: 0, dismissed: 0 },
      medianSeconds: 600,
      p90Seconds: 1200,
    })
    expect(points[14]).toMatchObject({ appeals: { decided: 1, overturned: 1 }, skips: 1 })
    expect(points[9]?.batches).toEqual({ finished: 1, changedAds: 120 })
    const { points: inUral } = await read({ zone: 'Asia/Yekaterinburg' })
    expect(inUral[12]?.outcomes).toMatchObject({ approved: 1, fixRequested: 1 })
  })

  it('a day ends at midnight of its zone', async () => {
    const before = { from: '2026-11-09', to: '2026-11-09' }
    const { totals, lanes, points } = await read(before)
    // It had entered no lane that the history knows.
    expect(totals).toMatchObject({ decisions: 1, medianSeconds: null })
    expect(lanes).toMatchObject([{ lane: 'new' }])
    expect(points[23]?.outcomes.approved).toBe(1)
    const { totals: inUtc } = await read({ ...before, zone: 'Europe/London' })
    expect(inUtc.decisions).toBe(1)
    const { totals: inUral } = await read({ ...before, zone: 'Asia/Yekaterinburg' })
    expect(inUral.decisions).toBe(0)
    expect((await read({ from: '2026-11-08' })).points.map((one) => one.outcomes.approved)).toEqual(
      [0, 1, 2],
    )
  })

  it('of one moderator: the own decisions, and the appeals of the own blocks', async () => {
    const { totals } = await read({ moderatorId: anna.id })
    expect(totals).toMatchObject({
      decisions: 5,
      skips: 0,
      workedHours: 4,
      appeals: { decided: 1, overturned: 1 },
    })
    const { totals: ofBoris } = await read({ moderatorId: boris.id }, senior)
    expect(ofBoris).toMatchObject({
      decisions: 1,
      appeals: { decided: 0 },
      batches: { finished: 0 },
    })
  })

  it('each moderator, for seniors', async () => {
    const people = await gateway.get(readStaffFigures, { as: senior, query: DAY })
    expect(people).toMatchObject([
      { moderator: { id: anna.id, username: 'Анна' }, decisions: 5, appeals: { decided: 1 } },
      { moderator: { id: boris.id }, decisions: 1, skips: 1, workedHours: 1 },
    ])
    expect(people.map(({ medianSeconds }) => medianSeconds)).toEqual([30 * 60, 120 * 60])
  })

  it('those who only ran batches, or whose blocks were appealed against, are among them', async () => {
    const query = { ...DAY, lane: 'appeals' } as const
    const ofAppeals = await gateway.get(readStaffFigures, { as: senior, query })
    expect(ofAppeals).toMatchObject([
      { moderator: { id: boris.id }, decisions: 1 },
      { moderator: { id: anna.id }, decisions: 0, workedHours: 0, appeals: { decided: 1 } },
    ])
    const day = new Date('2026-10-10T10:00:00+03:00')
    await db.insert(batchFigures).values({
      batchId: 'b0000000-0000-4000-8000-000000000002',
      at: day,
      moderatorId: senior.id,
      changedAds: 7,
    })
    const october = { ...DAY, from: '2026-10-10', to: '2026-10-10' }
    expect(await gateway.get(readStaffFigures, { as: senior, query: october })).toMatchObject([
      { moderator: { id: senior.id }, batches: { finished: 1, changedAds: 7 } },
    ])
  })

  it('neither users nor support read them, and moderators not those of others', async () => {
    const query = DAY
    for (const as of [user, support]) {
      expect(await gateway.ask(readFigures, { as, query })).toMatchObject({ status: 403 })
      expect(await gateway.ask(readQueueAges, { as })).toMatchObject({ status: 403 })
    }
    expect(await gateway.ask(readStaffFigures, { as: anna, query })).toMatchObject({ status: 403 })
    const others = { ...DAY, moderatorId: boris.id }
    expect(await gateway.ask(readFigures, { as: anna, query: others })).toMatchObject({
      status: 403,
      failure: { code: 'session.forbidden' },
    })
  })

  it.each([
    ['ends before it begins', { from: '2026-11-10', to: '2026-11-09' }],
    ['is longer than 92 days', { from: '2026-08-01', to: '2026-11-10' }],
    ['is in no zone', { zone: 'Москва' }],
    ['is half-typed', { from: '0001-01-01', to: '0001-01-01' }],
    ['is no day', { from: '2026-02-30' }],
  ])('a period that %s is refused', async (_, query) => {
    const asked = gateway.ask(readFigures, { as: anna, query: { ...DAY, ...query } })
    expect(await asked).toMatchObject({ status: 422 })
  })
})

describe('the roll-up', () => {
  it('a second run, and two at once, add nothing', async () => {
    const count = () => db.$count(decisionFigures)
    const before = await count()
    await Promise.all([runJob(), runJob(), runJob()])
    expect(await count()).toBe(before)
  })

  it('a row that is committed late is added by the next run, once', async () => {
    const late = { clock: '15:00', ...decided('ad.approved', boris) }
    const { totals: before } = await read()
    await write(late)
    await runJob()
    await runJob()
    expect((await read()).totals.decisions).toBe(before.decisions + 1)
  })
})
