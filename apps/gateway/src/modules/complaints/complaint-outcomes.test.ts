import { randomUUID } from 'node:crypto'
import { complain, dismissComplaints } from '@trassa/contracts/calls/complaints'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import { beforeEach, expect, it } from 'vitest'
import { historyOf, insertAd, storedAd } from '../../testing/ads.ts'
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

it('issue 12: edits of the ad that were accepted have changed it, refused ones have not', async () => {
  const pending = { revisionState: 'pending', revision: { fields: { year: 2020 } } } as const
  for (const stat of [1, 3] as const) {
    const { id } = await insertAd(db, owner.id, pending)
    await complainOf(id)
    const reasons = stat === 3 ? REASONS : []
    await gateway.get(decideAd, { as: anna, params: { id }, body: { stat, reasons } })
  }
  await tell()
  const texts = (await told()).map(({ text }) => text)
  expect(texts).toEqual([
    expect.stringContaining('Объявление изменено'),
    expect.stringContaining('остаётся на сайте'),
  ])
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
