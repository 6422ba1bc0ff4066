import { complain } from '@trassa/contracts/calls/complaints'
import { decideAd, readAd } from '@trassa/contracts/calls/moderator/ads'
import { dismissComplaints } from '@trassa/contracts/calls/moderator/complaints'
import { readQueue } from '@trassa/contracts/calls/moderator/queue'
import { beforeEach, expect, it } from 'vitest'
import { historyOf, insertAd, storedAd } from '../../testing/ads.ts'
import { BEHIND_PROXY, fromNewAddress } from '../../testing/login.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { ads } from '../ads/ads.table.ts'
import { riskOf } from '../ads/risk/risk.ts'
import { createStaff, REASONS } from '../moderation/testing/staff.ts'
import { complaints } from './complaints.table.ts'

const gateway = await createTestGateway(BEHIND_PROXY)
const { db } = gateway
const { anna } = await createStaff(gateway)
const owner = await gateway.createUser()

beforeEach(async () => {
  await db.delete(ads)
})

const says = (ad: { id: string }, body: { reason: 'sold' | 'fraud'; comment?: string }) => ({
  params: { id: ad.id },
  body,
})
const stranger = (ad: { id: string }) =>
  gateway.get(complain, { ...says(ad, { reason: 'sold' }), headers: fromNewAddress() })
const queueOf = () => gateway.get(readQueue, { as: anna, query: { lane: 'complaints' } })

it('issue 5 complaint: brings a live ad into the lane, with its reason and text', async () => {
  const ad = await insertAd(db, owner.id)
  await insertAd(db, owner.id)
  const body = { reason: 'fraud', comment: '  Просит предоплату.  ' } as const
  const accepted = await gateway.get(complain, { ...says(ad, body), headers: fromNewAddress() })
  expect(accepted).toEqual({ accepted: true })
  const queue = await queueOf()
  expect(queue.items.map(({ id }) => id)).toEqual([ad.id])
  expect(queue.counts).toMatchObject({ complaints: 1, new: 0 })
  const seen = await gateway.get(readAd, { as: anna, params: { id: ad.id } })
  expect(seen).toMatchObject({
    lane: 'complaints',
    version: 1,
    complaints: [{ reason: 'fraud', comment: 'Просит предоплату.', byUser: false }],
  })
})

it('one of each person and ad, however often it is sent; the owner’s own counts for nothing', async () => {
  const ad = await insertAd(db, owner.id)
  const user = await gateway.createUser()
  const headers = fromNewAddress()
  for (const asked of [{ as: user }, { as: user }, { headers }, { headers }, { as: owner }]) {
    await gateway.get(complain, { ...says(ad, { reason: 'sold' }), ...asked })
  }
  expect(await db.$count(complaints)).toBe(2)
  expect((await storedAd(db, ad.id)).openComplaints).toBe(2)
})

it('§3 risk: three that wait are a signal', async () => {
  const ad = await insertAd(db, owner.id)
  for (const _ of [1, 2]) await stranger(ad)
  expect(await riskOf(db, await storedAd(db, ad.id))).not.toContain('manyComplaints')
  await stranger(ad)
  expect(await riskOf(db, await storedAd(db, ad.id))).toContain('manyComplaints')
})

it('§9 a block closes them; unfounded ones leave the ad as it is, once', async () => {
  const [bad, good] = [await insertAd(db, owner.id), await insertAd(db, owner.id)]
  for (const ad of [bad, good]) await stranger(ad)
  const body = { stat: 4, reasons: REASONS } as const
  await gateway.get(decideAd, { as: anna, params: { id: bad.id }, body })
  const dismissed = { as: anna, params: { id: good.id }, body: {} }
  expect(await gateway.get(dismissComplaints, dismissed)).toMatchObject({
    stat: 1,
    version: 1,
    lane: null,
    complaints: [],
  })
  expect((await historyOf(db, good.id)).map(({ event }) => event)).toEqual(['complaints.dismissed'])
  expect((await queueOf()).counts.complaints).toBe(0)
  expect(await gateway.ask(dismissComplaints, dismissed)).toMatchObject({
    status: 409,
    failure: { code: 'ad.illegal_transition' },
  })
  const outcomes = await db.select({ outcome: complaints.outcome }).from(complaints)
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['decided', 'unfounded'])
})

it('limited by network, and refused for what is not live', async () => {
  const ad = await insertAd(db, owner.id)
  const gone = await insertAd(db, owner.id, { stat: 6 })
  const headers = fromNewAddress()
  const ask = (which: { id: string }) =>
    gateway.ask(complain, { ...says(which, { reason: 'sold' }), headers })
  expect(await ask(gone)).toMatchObject({ status: 404, failure: { code: 'ad.not_found' } })
  for (let time = 0; time < 9; time++) await ask(ad)
  expect(await ask(ad)).toMatchObject({ status: 429, failure: { code: 'request.too_many' } })
})
