import { adBySlug, updateAd } from '@trassa/contracts/calls/ads'
import { setPhotos } from '@trassa/contracts/calls/files'
import { decideAd, readAd, updateAnyAd, updateDates } from '@trassa/contracts/calls/moderator/ads'
import type { AdInput } from '@trassa/contracts/entities/ad'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addPhoto,
  CAR_FIELDS,
  createSeller,
  DAY,
  historyOf,
  insertAd,
  storedAd,
} from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import type { AdRecord } from '../../ads/ads.table.ts'
import { createStaff, insertWaiting, REASONS } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna } = await createStaff(gateway)

let owner: TestUser
let ad: AdRecord
let photo: string

beforeEach(async () => {
  owner = await createSeller(gateway)
  const { id } = await insertAd(db, owner.id)
  photo = await addPhoto(db, { id, userId: owner.id })
  ad = await storedAd(db, id)
})

const read = () => gateway.get(readAd, { as: anna, params: { id: ad.id } })
const change = (input: Partial<AdInput>, id = ad.id, version = 1) =>
  gateway.ask(updateAnyAd, { as: anna, body: { id, version, ...input } })
const setDates = (dates: { publishedAt?: Date; expiresAt: Date }, id = ad.id) =>
  gateway.ask(updateDates, {
    as: anna,
    body: {
      id,
      version: 1,
      reason: 'Просьба владельца',
      expiresAt: dates.expiresAt.toISOString(),
      ...(dates.publishedAt && { publishedAt: dates.publishedAt.toISOString() }),
    },
  })
const refused = (status: number, code: string) => ({ status, failure: { code } })

describe('§3 a revision before a moderator', () => {
  const wanted = { modelId: '1001', generationId: '100101', bodyType: null }
  let added: string

  beforeEach(async () => {
    const mine = { as: owner, params: { id: ad.id } }
    await gateway.get(updateAd, {
      ...mine,
      body: { version: 1, fields: { ...wanted, bodyType: 1 } },
    })
    // Uploaded, and not in any ad yet.
    const spare = await insertAd(db, owner.id, { stat: 0 })
    added = await addPhoto(db, { id: spare.id, userId: owner.id })
    await gateway.get(setPhotos, {
      as: owner,
      body: { adId: spare.id, version: 1, photoIds: [] },
    })
    const body = { adId: ad.id, version: 2, photoIds: [added, photo] }
    await gateway.get(setPhotos, { as: owner, body })
  })

  const decide = (stat: 1 | 3) =>
    gateway.get(decideAd, {
      as: anna,
      params: { id: ad.id },
      body: { stat, version: 3, ...(stat === 3 && { reasons: REASONS }) },
    })

  it('what buyers see stands beside what is proposed: only what differs', async () => {
    expect(await read()).toMatchObject({
      stat: 1,
      lane: 'revisions',
      revision: 'pending',
      fields: CAR_FIELDS,
      photos: [{ id: photo }],
      proposed: {
        fields: { modelId: '1001', generationId: '100101' },
        names: { modelId: '2101' },
        photos: [{ id: added }, { id: photo }],
      },
    })
  })

  it('approved: fields and photographs are in place for buyers', async () => {
    expect(await decide(1)).toMatchObject({ revision: 'none', proposed: null, lane: null })
    const seen = await gateway.get(adBySlug, { query: { slug: ad.slug } })
    expect(seen.fields).toMatchObject({ modelId: '1001', generationId: '100101' })
    expect(seen.title).toContain('2101')
    expect(seen.photos.map(({ id }) => id)).toEqual([added, photo])
    expect(seen.photosTotal).toBe(2)
    expect((await historyOf(db, ad.id)).at(-1)).toMatchObject({
      event: 'ad.approved',
      actorId: anna.id,
      before: { modelId: CAR_FIELDS.modelId, revisionState: 'pending' },
      after: { modelId: '1001', revisionState: 'none' },
    })
  })

  it('refused: buyers go on seeing the old version, the owner reads why', async () => {
    expect(await decide(3)).toMatchObject({
      stat: 1,
      revision: 'rejected',
      reasons: REASONS,
      lane: null,
      fields: CAR_FIELDS,
      proposed: { photos: [{ id: added }, { id: photo }] },
    })
    const seen = await gateway.get(adBySlug, { query: { slug: ad.slug } })
    expect(seen.fields).toEqual(CAR_FIELDS)
    expect(seen.photos.map(({ id }) => id)).toEqual([photo])
  })
})

describe('PUT moderator/ads/update', () => {
  it('§3 edit: price and text at once, in the owner’s name', async () => {
    const answer = await change({ price: 600_000, description: 'Цена снижена, торг уместен.' })
    expect(answer).toMatchObject({ ok: true, detail: { price: 600_000, version: 2, stat: 1 } })
    expect(await historyOf(db, ad.id)).toMatchObject([
      {
        event: 'ad.edited',
        actorId: anna.id,
        onBehalfOf: owner.id,
        userId: owner.id,
        before: { price: 650_000_00 },
        after: { price: 600_000_00 },
      },
    ])
  })

  it('changes an ad in moderation whole', async () => {
    const waiting = await insertWaiting(db, owner.id)
    await addPhoto(db, waiting)
    const answer = await change({ fields: { vin: 'XTA219040J0123456' } }, waiting.id)
    expect(answer).toMatchObject({ ok: true, detail: { fields: { vin: 'XTA219040J0123456' } } })
  })

  it('refuses what is stale, blocked or not there', async () => {
    const blocked = await insertAd(db, owner.id, { stat: 4 })
    expect(await change({ price: 1 }, ad.id, 2)).toMatchObject(refused(409, 'ad.stale'))
    expect(await change({ price: 1 }, blocked.id)).toMatchObject(
      refused(409, 'ad.illegal_transition'),
    )
    expect(await change({ price: 1 }, '999999999')).toMatchObject(refused(404, 'ad.not_found'))
    expect(await change({ price: null })).toMatchObject(refused(422, 'request.invalid'))
    expect(await storedAd(db, ad.id)).toEqual(ad)
  })
})

describe('POST moderator/ads/update-dates', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY)

  it('§3 setDates: at most 90 days ahead, with the reason in the history', async () => {
    await db.execute(sql`UPDATE ads SET created_at = ${inDays(-9)} WHERE id = ${ad.id}`)
    const [publishedAt, expiresAt] = [inDays(-3), inDays(89.9)]
    const answer = await setDates({ publishedAt, expiresAt })
    expect(answer).toMatchObject({
      ok: true,
      detail: { publishedAt: publishedAt.toISOString(), expiresAt: expiresAt.toISOString() },
    })
    expect(await historyOf(db, ad.id)).toMatchObject([
      { event: 'ad.datesSet', actorId: anna.id, onBehalfOf: null, reason: 'Просьба владельца' },
    ])
  })

  it('leaves the publication alone where it is not named', async () => {
    expect(await setDates({ expiresAt: inDays(1) })).toMatchObject({ ok: true })
    expect((await storedAd(db, ad.id)).publishedAt).toEqual(ad.publishedAt)
  })

  it.each([
    ['expiresAt', { expiresAt: inDays(90.1) }],
    ['expiresAt', { expiresAt: inDays(-0.1) }],
    ['publishedAt', { publishedAt: inDays(0.1), expiresAt: inDays(1) }],
    ['publishedAt', { publishedAt: new Date('1970-01-01'), expiresAt: inDays(1) }],
  ])('§3 setDates: refuses a wrong %s at its field', async (field, dates) => {
    expect(await setDates(dates)).toMatchObject({
      status: 422,
      failure: { detail: [{ loc: ['body', field], msg: expect.stringMatching(/[а-я]/) }] },
    })
    expect(await storedAd(db, ad.id)).toEqual(ad)
  })

  it('domain §1: a repeat under its key changes nothing and gets the first answer', async () => {
    const body = { id: ad.id, version: 1, reason: 'Просьба', expiresAt: inDays(7).toISOString() }
    const send = () =>
      gateway.ask(updateDates, { as: anna, body, headers: { 'idempotency-key': 'dates-once' } })
    const first = await send()
    expect(first).toMatchObject({ ok: true, detail: { version: 2 } })
    expect(await send()).toMatchObject({ ...first, headers: {} })
    expect(await historyOf(db, ad.id)).toHaveLength(1)
  })

  it('is for active ads only', async () => {
    const draft = await insertAd(db, owner.id, { stat: 0 })
    const over = await insertAd(db, owner.id, { expiresAt: new Date(Date.now() - 1) })
    for (const { id } of [draft, over]) {
      const answer = await setDates({ expiresAt: inDays(1) }, id)
      expect(answer).toMatchObject(refused(409, 'ad.illegal_transition'))
    }
  })
})
