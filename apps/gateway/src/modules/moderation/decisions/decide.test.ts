import { adBySlug } from '@trassa/contracts/calls/ads'
import { createAdFor, decideAd, readAd } from '@trassa/contracts/calls/moderator/ads'
import type { AdStat } from '@trassa/contracts/enumerations/ads'
import { maskPhone } from '@trassa/contracts/phone'
import { describe, expect, it } from 'vitest'
import {
  addPhoto,
  CAR,
  CAR_FIELDS,
  createSeller,
  historyOf,
  insertAd,
  storedAd,
} from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { createStaff, insertWaiting, REASONS } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, senior, support } = await createStaff(gateway)
const owner = await gateway.createUser({ username: 'Семён' })

interface Verdict {
  stat: AdStat
  version?: number
  reasons?: typeof REASONS
  comment?: string
}
const decide = (id: string, { version = 1, ...verdict }: Verdict, as: TestUser = anna) =>
  gateway.ask(decideAd, { as, params: { id }, body: { version, ...verdict } })
const read = (id: string) => gateway.get(readAd, { as: support, params: { id } })
const refused = (status: number, code: string) => ({ status, failure: { code } })

describe('GET /v1/moderator/ads/{id}', () => {
  it('is all that a moderator needs, in three statements', async () => {
    const ad = await insertWaiting(db, owner.id, { risk: ['firstAd', 'priceLow'] })
    gateway.statements.length = 0
    const seen = await read(ad.id)
    expect(gateway.statements).toHaveLength(3)
    expect(seen).toMatchObject({
      stat: 2,
      lane: 'new',
      cityName: 'Казань',
      owner: {
        id: owner.id,
        username: 'Семён',
        maskedPhone: maskPhone(owner.phone),
        role: 'user',
      },
      risk: ['firstAd', 'priceLow'],
      claim: null,
      proposed: null,
      history: [],
      photos: [{ id: expect.any(String) }],
      fields: CAR_FIELDS,
    })
  })

  it('of nothing is not found', async () => {
    const answer = await gateway.ask(readAd, { as: anna, params: { id: '999999999' } })
    expect(answer).toMatchObject(refused(404, 'ad.not_found'))
  })

  it('§3: expiry is true at read time', async () => {
    const { id } = await insertAd(db, owner.id, { expiresAt: new Date(Date.now() - 1000) })
    expect(await read(id)).toMatchObject({ stat: 5, lane: null })
  })
})

describe('§3 decisions', () => {
  it('2→1 approve: buyers see it', async () => {
    const ad = await insertWaiting(db, owner.id)
    expect(await decide(ad.id, { stat: 1 })).toMatchObject({
      ok: true,
      detail: { stat: 1, version: 2, lane: null, publishedAt: expect.any(String) },
    })
    expect(await gateway.get(adBySlug, { query: { slug: ad.slug } })).toMatchObject({ id: ad.id })
    expect(await historyOf(db, ad.id)).toMatchObject([
      { event: 'ad.approved', actorId: anna.id, onBehalfOf: null, fromStat: 2, toStat: 1 },
    ])
  })

  it.each([
    [3, 'ad.fixRequested'],
    [4, 'ad.blocked'],
  ] as const)('2→%s with reasons: the owner and the history have them', async (stat, event) => {
    const ad = await insertWaiting(db, owner.id)
    const decided = await decide(ad.id, { stat, reasons: REASONS })
    expect(decided).toMatchObject({ ok: true, detail: { stat, reasons: REASONS } })
    const [row] = await historyOf(db, ad.id)
    expect(row).toMatchObject({
      event,
      actorId: anna.id,
      userId: owner.id,
      fromStat: 2,
      toStat: stat,
      before: { stat: 2, reasons: [] },
      after: { stat, reasons: REASONS },
      reason: 'Укажите полную стоимость.',
    })
    expect((await read(ad.id)).history).toMatchObject([
      { event, actorName: 'Анна', fromStat: 2, toStat: stat },
    ])
  })

  it.each([3, 4] as const)('2→%s needs a reason', async (stat) => {
    const ad = await insertWaiting(db, owner.id)
    const answer = await decide(ad.id, { stat })
    expect(answer).toMatchObject(refused(422, 'moderation.reasons_missing'))
    expect(await storedAd(db, ad.id)).toEqual(ad)
  })

  it.each([
    [{ code: 'price.unreal', field: 'prise', message: 'Проверьте' }, ['reasons', 0, 'field']],
    [{ code: 'no.such', field: 'price', message: 'Проверьте' }, ['reasons', '0', 'code']],
    [{ code: 'ad.other', field: 'price', message: ' ' }, ['reasons', '0', 'message']],
  ])('a reason has a known code, a field and a message: %j', async (reason, place) => {
    const ad = await insertWaiting(db, owner.id)
    const answer = await decide(ad.id, { stat: 3, reasons: [reason as never] })
    expect(answer).toMatchObject({
      status: 422,
      failure: { detail: [{ loc: ['body', ...place] }] },
    })
  })

  it('7→6 restore', async () => {
    const { id } = await insertAd(db, owner.id, { stat: 7 })
    expect(await decide(id, { stat: 6 })).toMatchObject({ ok: true, detail: { stat: 6 } })
    expect(await historyOf(db, id)).toMatchObject([{ event: 'ad.restored', onBehalfOf: null }])
  })

  it('1→6 withdraw is done in the owner’s name', async () => {
    const { id } = await insertAd(db, owner.id)
    expect(await decide(id, { stat: 6 })).toMatchObject({ ok: true, detail: { stat: 6 } })
    expect(await historyOf(db, id)).toMatchObject([
      { event: 'ad.withdrawn', actorId: anna.id, onBehalfOf: owner.id },
    ])
  })

  it.each([
    [0, 1],
    [4, 1],
    [4, 3],
    [6, 4],
    [7, 1],
  ] as const)('%s→%s is no line of the table', async (from, to) => {
    const ad = await insertAd(db, owner.id, { stat: from })
    const answer = await decide(ad.id, { stat: to, reasons: REASONS })
    expect(answer).toMatchObject(refused(409, 'ad.illegal_transition'))
    expect(await storedAd(db, ad.id)).toEqual(ad)
    expect(await historyOf(db, ad.id)).toEqual([])
  })

  it('an ad whose time has passed cannot be blocked as a live one', async () => {
    const { id } = await insertAd(db, owner.id, { expiresAt: new Date(Date.now() - 1000) })
    const answer = await decide(id, { stat: 4, reasons: REASONS })
    expect(answer).toMatchObject(refused(409, 'ad.illegal_transition'))
  })

  it('a stale version changes nothing; deleting is its owner’s', async () => {
    const ad = await insertWaiting(db, owner.id, { version: 5 })
    expect(await decide(ad.id, { stat: 1, version: 4 })).toMatchObject(refused(409, 'ad.stale'))
    expect(await storedAd(db, ad.id)).toEqual(ad)
    const live = await insertAd(db, owner.id, { stat: 6 })
    expect(await decide(live.id, { stat: 7 })).toMatchObject(refused(403, 'ad.forbidden'))
    expect(await decide('999999999', { stat: 1 })).toMatchObject(refused(404, 'ad.not_found'))
  })
})

describe('§9 an ad on a user’s behalf', () => {
  const body = (userId: string) => ({ userId, adType: 'auto' as const, ...CAR })

  it('is the user’s draft, made once for a key; submitted, it waits for the confirmation', async () => {
    const seller = await createSeller(gateway)
    const headers = { 'idempotency-key': 'for-1' }
    const create = () => gateway.get(createAdFor, { as: anna, headers, body: body(seller.id) })
    const draft = await create()
    const owner = { maskedPhone: maskPhone(seller.phone) }
    expect(draft).toMatchObject({ stat: 0, userId: seller.id, owner, version: 1 })
    expect((await create()).id).toBe(draft.id)
    expect(await decide(draft.id, { stat: 2 })).toMatchObject(refused(422, 'ad.incomplete'))
    await addPhoto(db, { id: draft.id, userId: seller.id })
    const submitted = await decide(draft.id, { stat: 2 })
    expect(submitted).toMatchObject({ ok: true, detail: { stat: 0, version: 1 } })
    expect(await historyOf(db, draft.id)).toMatchObject([
      { event: 'ad.created', actorId: anna.id, onBehalfOf: seller.id, userId: seller.id },
      { event: 'ad.confirmationSent', actorId: anna.id, onBehalfOf: seller.id },
    ])
    expect((await read(draft.id)).history.map((entry) => entry.actorName)).toEqual(['Анна', 'Анна'])
  })

  it('needs a user, and a type that can be posted', async () => {
    const unknownOwner = await gateway.ask(createAdFor, { as: anna, body: body('999999999') })
    expect(unknownOwner).toMatchObject(refused(404, 'user.not_found'))
    const wrong = { ...body(owner.id), fields: { year: 'давно' } }
    const answer = await gateway.ask(createAdFor, { as: senior, body: wrong })
    expect(answer).toMatchObject(refused(422, 'request.invalid'))
  })
})
