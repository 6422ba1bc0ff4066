import { readFigures, readQueueAges } from '@trassa/contracts/calls/moderator/figures'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { DAY, insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { complaints } from '../../complaints/public.ts'
import { createStaff, insertWaiting } from '../testing/staff.ts'
import { queueSamples } from './figures.table.ts'
import { countFigures } from './testing/count-figures.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna } = await createStaff(gateway)
const owner = await gateway.createUser()

describe('the queue', () => {
  it('what waits now, by lane and age; a complaint waits since it was made', async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await insertWaiting(db, owner.id, { queuedAt: ago(5) })
    await insertWaiting(db, owner.id, { queuedAt: ago(30) })
    await insertWaiting(db, owner.id, { queuedAt: ago(3 * 24 * 60) })
    const live = await insertAd(db, owner.id, { openComplaints: 1, queuedAt: ago(9999) })
    const complaint = { adId: live.id, complainant: 'network:b', comment: '', sessionId: 'test' }
    await db.insert(complaints).values({ ...complaint, reason: 'sold', at: ago(90) })
    const lanes = await gateway.get(readQueueAges, { as: anna })
    expect(lanes.map(({ lane }) => lane)).toEqual([
      'new',
      'revisions',
      'complaints',
      'appeals',
      'duplicates',
    ])
    expect(lanes[0]).toMatchObject({ waiting: 3, ages: [1, 1, 0, 0, 1] })
    expect(Math.round((lanes[0]?.oldestSeconds ?? 0) / 60)).toBe(3 * 24 * 60)
    expect(lanes[1]).toMatchObject({ waiting: 0, oldestSeconds: null, ages: [0, 0, 0, 0, 0] })
    expect(lanes[2]).toMatchObject({ waiting: 1, ages: [0, 0, 1, 0, 0] })
  })

  it('is not measured by a run that ended early: what it has not counted would pass for counted', async () => {
    await countFigures(db, { signal: AbortSignal.abort() })
    expect(await db.$count(queueSamples)).toBe(0)
  })

  it('is measured with each run: the longest of ten minutes is kept', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10)
    const query = { from: day(1), to: day(0), zone: 'Etc/UTC' }
    const read = async () => {
      const { points, countedAt } = await gateway.get(readFigures, { as: anna, query })
      return { most: Math.max(...points.map(({ queue }) => queue?.waiting ?? 0)), countedAt }
    }
    await countFigures(db)
    const { most, countedAt } = await read()
    expect(most).toBe(4)
    expect(Date.now() - Date.parse(countedAt ?? '')).toBeLessThan(60_000)
    await db.execute(sql`UPDATE ads SET stat = 1 WHERE stat = 2`)
    await countFigures(db)
    expect((await read()).most).toBe(4)
    // Five lanes; the ten minutes may have ended between the two runs.
    expect([5, 10]).toContain(await db.$count(queueSamples))
  })
})
