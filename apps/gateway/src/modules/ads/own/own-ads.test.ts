import {
  adById,
  confirmStillOffered,
  createAd,
  ownAd,
  updateAd,
  updateStat,
} from '@trassa/contracts/calls/ads'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  addPhoto,
  CAR_FIELDS,
  createDraft,
  createSeller,
  DAY,
  historyOf,
  insertAd,
  storedAd,
} from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { ads } from '../ads.table.ts'

const gateway = await createTestGateway()
const { db } = gateway

const stat = (ad: { id: string; version: number }, to: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7) => ({
  params: { id: ad.id },
  body: { stat: to, version: ad.version },
})

const isModerators = (from: number, to: number) =>
  (from === 2 && to === 1) || (from === 7 && to === 6)

describe('a new ad', () => {
  it('is a draft that needs nothing but its type; the contact is the owner’s name', async () => {
    const user = await gateway.createUser({ username: 'Мария' })
    const ad = await gateway.get(createAd, { as: user, body: { adType: 'auto' } })
    expect(ad).toMatchObject({
      stat: 0,
      version: 1,
      title: 'Автомобиль',
      contactName: 'Мария',
      phone: user.phone,
      price: null,
      cityName: null,
      fields: {},
    })
  })

  it('gets its title, summary, names and slug from the form', async () => {
    const user = await gateway.createUser()
    const ad = await createDraft(gateway, user, {
      fields: { ...CAR_FIELDS, vin: 'xta219040j0123456' },
    })
    expect(ad.title).toContain('Granta')
    expect(ad.title).toContain('2019')
    expect(ad.summary).toContain('84')
    expect(ad.names).toMatchObject({ markId: 'Lada (ВАЗ)', modelId: 'Granta' })
    expect(ad.slug).toMatch(/^lada-.*granta-.*2019-[a-z0-9]{8}$/)
    expect(ad.fields).toEqual({ ...CAR_FIELDS, vin: 'XTA219040J0123456' })
    expect(await storedAd(db, ad.id)).toMatchObject({
      price: 650_000_00,
      modelId: '1025',
      vin: 'XTA219040J0123456',
      fields: { owners: 1, pts: 1, steering: 1 },
      keywords: 'Лада Гранта Седан',
    })
  })

  it('§1 idempotency: the same key, twice and at once, makes one ad', async () => {
    const user = await gateway.createUser()
    const args = {
      as: user,
      body: { adType: 'auto' as const, price: 100 },
      headers: { 'idempotency-key': 'one' },
    }
    const both = await Promise.all([gateway.get(createAd, args), gateway.get(createAd, args)])
    const third = await gateway.get(createAd, args)
    expect(new Set([...both, third].map((ad) => ad.id)).size).toBe(1)
    expect(third).toEqual(both[0])
    const other = await gateway.ask(createAd, { ...args, body: { adType: 'auto', price: 200 } })
    expect(other).toMatchObject({ ok: false, failure: { code: 'request.key_reused' } })
  })

  it('§1 idempotency: keys that differ after 200 signs are refused, not taken for one', async () => {
    const user = await gateway.createUser()
    for (const end of ['1', '2']) {
      const headers = { 'idempotency-key': 'k'.repeat(200) + end }
      const answer = await gateway.ask(createAd, { as: user, body: { adType: 'auto' }, headers })
      expect(answer).toMatchObject({ status: 400, failure: { code: 'request.key_malformed' } })
    }
    expect(await db.$count(ads, eq(ads.userId, user.id))).toBe(0)
  })

  it('refuses at the field what could not be stored', async () => {
    const user = await gateway.createUser()
    const wrong = await gateway.ask(createAd, {
      as: user,
      body: { adType: 'auto', cityId: '999999', fields: { year: 'новый', nonsense: 1 } },
    })
    expect(wrong).toMatchObject({ ok: false, status: 422, failure: { code: 'request.invalid' } })
    const places = !wrong.ok && Array.isArray(wrong.failure.detail) ? wrong.failure.detail : []
    expect(places.map(({ loc }) => loc.join('.')).sort()).toEqual([
      'body.cityId',
      'body.fields.nonsense',
      'body.fields.year',
    ])
  })

  it('needs a session', async () => {
    expect(await gateway.ask(createAd, { body: { adType: 'auto' } })).toMatchObject({ status: 401 })
  })
})

describe('the owner’s way', () => {
  it('§3 lifecycle: draft, live at once at low risk, withdrawn, renewed, withdrawn, deleted', async () => {
    const user = await createSeller(gateway)
    const draft = await createDraft(gateway, user)
    const live = await gateway.get(updateStat, { as: user, ...stat(draft, 2) })
    expect(live).toMatchObject({ stat: 1, paymentStatus: 0 })
    expect(Date.parse(live.expiresAt ?? '') - Date.now()).toBeGreaterThan(29.9 * DAY)

    const sold = await gateway.get(updateStat, {
      as: user,
      params: { id: live.id },
      body: { stat: 6, version: live.version, reason: 'sold' },
    })
    expect(sold).toMatchObject({ stat: 6, archivedReason: 'sold' })
    const again = await gateway.get(updateStat, { as: user, ...stat(sold, 1) })
    expect(again).toMatchObject({ stat: 1, archivedReason: null, slug: live.slug })
    const off = await gateway.get(updateStat, { as: user, ...stat(again, 6) })
    await gateway.get(updateStat, { as: user, ...stat(off, 7) })
    expect(await gateway.ask(ownAd, { as: user, params: { id: off.id } })).toMatchObject({
      status: 404,
    })
    const events = (await historyOf(db, draft.id)).map((row) => row.event)
    expect(events).toEqual([
      'ad.created',
      'ad.submitted',
      'ad.approved',
      'ad.withdrawn',
      'ad.renewed',
      'ad.withdrawn',
      'ad.deleted',
    ])
  })

  it('§3 risk: a first ad waits for a moderator', async () => {
    const user = await gateway.createUser()
    const ad = await gateway.get(updateStat, {
      as: user,
      ...stat(await createDraft(gateway, user), 2),
    })
    expect(ad.stat).toBe(2)
    expect((await storedAd(db, ad.id)).risk).toEqual(['firstAd'])
  })

  it('leaves an audit row with what differs, the session and the actor', async () => {
    const user = await gateway.createUser()
    const draft = await createDraft(gateway, user)
    await gateway.get(updateAd, {
      as: user,
      params: { id: draft.id },
      body: { version: 1, price: 600_000 },
      headers: { 'x-log-session': 'tab-1' },
    })
    const rows = await historyOf(db, draft.id)
    expect(rows.at(-1)).toMatchObject({
      event: 'ad.edited',
      actorId: user.id,
      sessionId: 'tab-1',
      fromStat: 0,
      toStat: 0,
      before: { price: 650_000_00 },
      after: { price: 600_000_00 },
    })
  })
})

it('domain §3 history: what a client calls its log session never passes for a request of the server', async () => {
  const user = await gateway.createUser()
  const draft = await createDraft(gateway, user)
  const [{ requestId: foreign } = {}] = await historyOf(db, draft.id)
  const given = String(foreign)
  for (const price of [1, 2]) {
    const args = { as: user, params: { id: draft.id }, body: { price } }
    const headers = { 'x-log-session': given, 'x-request-id': given, 'request-id': given }
    const answer = await gateway.ask(updateAd, { ...args, headers })
    expect(answer.headers['x-log-session']).toBe(given)
  }
  const rows = await historyOf(db, draft.id)
  expect(rows.map(({ sessionId }) => sessionId).slice(1)).toEqual([given, given])
  const requests = rows.map(({ requestId }) => requestId)
  expect(new Set(requests).size).toBe(3)
  for (const requestId of requests) expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
})

describe('refusals change nothing', () => {
  it('a stale version: the other tab was first', async () => {
    const user = await gateway.createUser()
    const draft = await createDraft(gateway, user)
    const save = (price: number) =>
      gateway.ask(updateAd, { as: user, params: { id: draft.id }, body: { version: 1, price } })
    const answers = await Promise.all([save(1), save(2)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    const refused = answers.find((answer) => !answer.ok)
    expect(refused).toMatchObject({ failure: { code: 'ad.stale' } })
    expect(await storedAd(db, draft.id)).toMatchObject({ version: 2 })
  })

  it('another user’s ad: 403 for every call', async () => {
    const draft = await createDraft(gateway, await gateway.createUser())
    const before = await storedAd(db, draft.id)
    const as = await gateway.createUser()
    const params = { id: draft.id }
    const answers = [
      await gateway.ask(ownAd, { as, params }),
      await gateway.ask(updateAd, { as, params, body: { version: 1, price: 1 } }),
      await gateway.ask(updateStat, { as, ...stat(draft, 2) }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403])
    expect(await storedAd(db, draft.id)).toEqual(before)
  })

  it('an unknown ad: 404', async () => {
    const as = await gateway.createUser()
    expect(await gateway.ask(ownAd, { as, params: { id: '999999999' } })).toMatchObject({
      status: 404,
    })
  })

  it.each([
    [0, 1],
    [0, 6],
    [1, 2],
    [1, 7],
    [2, 1],
    [3, 1],
    [4, 1],
    [4, 7],
    [6, 5],
    [7, 6],
    [7, 0],
  ] as const)('§3 an illegal move of an owner, %i → %i', async (from, to) => {
    const user = await gateway.createUser()
    const ad = await insertAd(db, user.id, { stat: from })
    await addPhoto(db, ad)
    const before = await storedAd(db, ad.id)
    const answer = await gateway.ask(updateStat, { as: user, ...stat(before, to) })
    // Events of other roles are forbidden, all others are no transition.
    expect(answer.status).toBe(isModerators(from, to) ? 403 : 409)
    expect(await storedAd(db, ad.id)).toEqual(before)
    expect(await historyOf(db, ad.id)).toEqual([])
  })

  it.each([4, 7] as const)('§3 an edit in stat %i: 409', async (from) => {
    const user = await gateway.createUser()
    const ad = await insertAd(db, user.id, { stat: from })
    const answer = await gateway.ask(updateAd, {
      as: user,
      params: { id: ad.id },
      body: { version: 1, price: 5 },
    })
    expect(answer).toMatchObject({ status: 409, failure: { code: 'ad.illegal_transition' } })
    expect(await storedAd(db, ad.id)).toEqual(ad)
  })
})

describe('domain §8: «Ещё продаёте?»', () => {
  const confirm = (ad: { id: string }) => ({ params: { id: ad.id } })

  it('the owner’s answer is dated, in the history once a day, and buyers read it', async () => {
    const seller = await createSeller(gateway)
    const ad = await insertAd(db, seller.id)
    const { confirmedAt } = await gateway.get(confirmStillOffered, { as: seller, ...confirm(ad) })
    expect(Date.now() - Date.parse(confirmedAt ?? '')).toBeLessThan(DAY)
    const again = await gateway.get(confirmStillOffered, { as: seller, ...confirm(ad) })
    expect(again).toMatchObject({ confirmedAt, version: 2, expiresAt: ad.expiresAt?.toISOString() })
    expect((await historyOf(db, ad.id)).map(({ event }) => event)).toEqual(['ad.stillOffered'])
    const seen = await gateway.get(adById, { params: { id: ad.id }, query: {} })
    expect(seen).toMatchObject({ confirmedAt, liftedAt: ad.liftedAt?.toISOString() })
  })

  it('is asked for live ads only, and of their owners', async () => {
    const seller = await createSeller(gateway)
    const expired = await insertAd(db, seller.id, { expiresAt: new Date(Date.now() - DAY) })
    const late = await gateway.ask(confirmStillOffered, { as: seller, ...confirm(expired) })
    expect(late).toMatchObject({ status: 409, failure: { code: 'ad.illegal_transition' } })
    const other = await insertAd(db, (await gateway.createUser()).id)
    const foreign = await gateway.ask(confirmStillOffered, { as: seller, ...confirm(other) })
    expect(foreign).toMatchObject({ status: 403, failure: { code: 'ad.forbidden' } })
  })
})
