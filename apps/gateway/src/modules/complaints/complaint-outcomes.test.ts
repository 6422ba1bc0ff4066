import { randomUUID } from 'node:crypto'
import { complain } from '@trassa/contracts/calls/complaints'
import { decideAd, readAd } from '@trassa/contracts/calls/moderator/ads'
import { dismissComplaints } from '@trassa/contracts/calls/moderator/complaints'
import { beforeEach, expect, it } from 'vitest'
import { addPhoto, historyOf, insertAd, storedAd } from '../../testing/ads.ts'
import { BEHIND_PROXY, fromNewAddress } from '../../testing/login.ts'
import { messagingWith } from '../../testing/messaging.ts'
import { createReachable, noticesTo } from '../../testing/notices.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { ads } from '../ads/ads.table.ts'
import { createStaff, REASONS } from '../moderation/testing/staff.ts'
import { tellComplaintOutcomes } from './complaint-outcomes.job.ts'

const gateway = await createTestGateway(BEHIND_PROXY)
const { db, config } = gateway
const { notifications } = messagingWith(gateway, async () => undefined)
const tell = () => tellComplaintOutcomes({ db, notifications, publicUrl: config.publicUrl })
const { anna } = await createStaff(gateway)
const owner = await gateway.createUser()

let reporter: Awaited<ReturnType<typeof createReachable>>
beforeEach(async () => {
  await db.delete(ads)
  reporter = await createReachable(gateway)
})

const told = () => noticesTo(gateway, reporter.telegramId)
const complainOf = (id: string) =>
  gateway.get(complain, { as: reporter, params: { id }, body: { reason: 'fraud' } })
const dismiss = (id: string) =>
  gateway.ask(dismissComplaints, { as: anna, params: { id }, body: {} })

it('issue 12: who complained is told that nothing was found, once, and strangers leave no notice', async () => {
  const { id } = await insertAd(db, owner.id)
  await complainOf(id)
  const asked = { params: { id }, body: { reason: 'sold' as const } }
  await gateway.get(complain, { ...asked, headers: fromNewAddress() })
  expect(await tell()).toBe(0)
  await dismiss(id)
  expect(await tell()).toBe(1)
  expect(await tell()).toBe(0)
  expect(await told()).toMatchObject([
    {
      type: 'complaintAnswered',
      text: expect.stringMatching(
        /проверили объявление «.+» по вашей жалобе(.|\n)*остаётся на сайте/,
      ),
      buttons: [{ url: `${config.publicUrl}/Ad?id=${id}` }],
    },
  ])
})

it('issue 12: of a blocked ad, that it is gone, without a way to it', async () => {
  const { id } = await insertAd(db, owner.id)
  await complainOf(id)
  const body = { stat: 4 as const, reasons: REASONS }
  await gateway.get(decideAd, { as: anna, params: { id }, body })
  await tell()
  const [notice, ...more] = await told()
  expect(more).toEqual([])
  expect(notice).toMatchObject({ text: expect.stringContaining('снято с публикации'), buttons: [] })
  expect(notice?.text).not.toContain(REASONS[0]?.message)
})

it('issue 12: several answers to one user are written at once', async () => {
  for (const title of ['LADA Granta', 'LADA Niva']) {
    const { id } = await insertAd(db, owner.id, { title })
    await complainOf(id)
    await dismiss(id)
  }
  expect(await tell()).toBe(2)
  expect((await told()).map(({ text }) => text).sort()).toEqual([
    expect.stringContaining('LADA Granta'),
    expect.stringContaining('LADA Niva'),
  ])
})

it.each([1, 3] as const)(
  'issue 12: a decision on edits, to %s, answers no complaint: the ad is on the site as before',
  async (stat) => {
    const pending = { revisionState: 'pending', revision: { fields: { year: 2020 } } } as const
    const { id } = await insertAd(db, owner.id, pending)
    await complainOf(id)
    const body = { stat, reasons: stat === 3 ? REASONS : [] }
    const answer = await gateway.get(decideAd, { as: anna, params: { id }, body })
    expect(answer).toMatchObject({ stat: 1, lane: 'complaints', complaints: [{ reason: 'fraud' }] })
    expect(await tell()).toBe(0)
  },
)

it('issue 12: a new approval of an ad that its owner had taken off answers none either; a later block does', async () => {
  const ad = await insertAd(db, owner.id)
  await addPhoto(db, ad)
  const { id } = ad
  await complainOf(id)
  await db.update(ads).set({ stat: 2 })
  const approval = { as: anna, params: { id }, body: { stat: 1 as const } }
  expect(await gateway.get(decideAd, approval)).toMatchObject({ stat: 1, lane: 'complaints' })
  expect(await tell()).toBe(0)
  const body = { stat: 4 as const, reasons: REASONS }
  await gateway.get(decideAd, { as: anna, params: { id }, body })
  await tell()
  expect(await told()).toMatchObject([{ text: expect.stringContaining('снято с публикации') }])
})

it('issue 12: a complaint that comes after the dismissal was decided goes on waiting, and is told nothing', async () => {
  const { id } = await insertAd(db, owner.id)
  await gateway.get(complain, {
    params: { id },
    body: { reason: 'sold' },
    headers: fromNewAddress(),
  })
  const { complaints: read } = await gateway.get(readAd, { as: anna, params: { id } })
  await complainOf(id)
  const body = { upTo: read[0]?.id }
  expect(await gateway.get(dismissComplaints, { as: anna, params: { id }, body })).toMatchObject({
    lane: 'complaints',
    complaints: [{ reason: 'fraud' }],
    openComplaints: 1,
  })
  expect(await tell()).toBe(0)
  // The read ones are closed: a second moderator who has read no more is told so.
  expect((await gateway.ask(dismissComplaints, { as: anna, params: { id }, body })).status).toBe(
    409,
  )
})

it('domain §1: a dismissal that is sent again under its key gets the first answer and changes nothing', async () => {
  const { id } = await insertAd(db, owner.id)
  await complainOf(id)
  const headers = { 'idempotency-key': randomUUID() }
  const asked = { as: anna, params: { id }, body: {}, headers }
  const first = await gateway.get(dismissComplaints, asked)
  expect(await gateway.get(dismissComplaints, asked)).toEqual(first)
  expect((await historyOf(db, id)).map(({ event }) => event)).toEqual(['complaints.dismissed'])
  expect((await storedAd(db, id)).openComplaints).toBe(0)
  expect((await dismiss(id)).status).toBe(409)
})
