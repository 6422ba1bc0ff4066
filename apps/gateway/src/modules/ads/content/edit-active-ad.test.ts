import { adBySlug, ownAd, updateAd } from '@trassa/contracts/calls/ads'
import type { AdInput } from '@trassa/contracts/entities/ad'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPhoto, CAR_FIELDS, createSeller, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { lockAd } from '../ads.repository.ts'
import type { AdRecord } from '../ads.table.ts'
import { actorOf, SYSTEM } from '../lifecycle/actors.ts'
import { noBilling } from '../lifecycle/ad-billing.ts'
import { createAdLifecycle } from '../lifecycle/ad-lifecycle.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { applyEvent } = createAdLifecycle({ billing: noBilling })
const moderator = await gateway.createUser({ role: 'moderator' })

let owner: TestUser
let ad: AdRecord

beforeEach(async () => {
  owner = await createSeller(gateway)
  const { id } = await insertAd(db, owner.id)
  await addPhoto(db, { id, userId: owner.id })
  ad = await storedAd(db, id)
})

const edit = (input: Partial<AdInput>, version = 1) =>
  gateway.get(updateAd, { as: owner, params: { id: ad.id }, body: { version, ...input } })

const decide = (type: 'ad.approved' | 'ad.fixRequested') =>
  db.transaction(async (tx) => {
    const locked = await lockAd(tx, ad.id)
    if (!locked) throw new Error('No ad')
    const by = { actor: actorOf({ userId: moderator.id, role: 'moderator' }), now: new Date() }
    const reasons = [{ code: 'vin.mismatch', field: 'vin', message: 'Проверьте' } as const]
    const event = type === 'ad.approved' ? { type, ...by } : { type, reasons, ...by }
    return applyEvent(tx, { ad: locked, event }, { sessionId: 'test' })
  })

describe('§3 edit of a live ad', () => {
  it('price and text change at once', async () => {
    const edited = await edit({ price: 640_000, description: 'Торг у капота, машина в порядке.' })
    expect(edited).toMatchObject({ stat: 1, revision: 'none', price: 640_000, version: 2 })
    const seen = await gateway.get(adBySlug, { query: { slug: ad.slug } })
    expect(seen).toMatchObject({ price: 640_000, description: 'Торг у капота, машина в порядке.' })
  })

  it('mark, model and what hangs on them wait; buyers see the old ones until a moderator agrees', async () => {
    const other = { modelId: '1001', generationId: '100101' }
    const edited = await edit({ fields: other })
    expect(edited).toMatchObject({
      stat: 1,
      revision: 'pending',
      fields: { ...CAR_FIELDS, ...other },
      names: { modelId: '2101' },
    })
    const before = await gateway.get(adBySlug, { query: { slug: ad.slug } })
    expect(before.fields).toEqual(CAR_FIELDS)
    expect(before.title).toContain('Granta')
    expect(before.names.modelId).toBe('Granta')
    expect(before.slug).toBe(ad.slug)

    await decide('ad.approved')
    const after = await gateway.get(adBySlug, { query: { slug: ad.slug } })
    expect(after.fields).toEqual({ ...CAR_FIELDS, ...other })
    expect(after.title).toContain('2101')
    expect(await storedAd(db, ad.id)).toMatchObject({ revision: null, revisionState: 'none' })
  })

  it('a refused revision leaves the live version and what the owner typed', async () => {
    await edit({ fields: { vin: 'XTA219040J0123456' } })
    await decide('ad.fixRequested')
    const own = await gateway.get(ownAd, { as: owner, params: { id: ad.id } })
    expect(own).toMatchObject({
      stat: 1,
      revision: 'rejected',
      fields: { vin: 'XTA219040J0123456' },
    })
    expect(await storedAd(db, ad.id)).toMatchObject({ vin: null, stat: 1 })
  })

  it('what stays live must stay complete', async () => {
    const answer = await gateway.ask(updateAd, {
      as: owner,
      params: { id: ad.id },
      body: { version: 1, price: null, fields: { year: null, modelId: '2001' } },
    })
    expect(answer).toMatchObject({ status: 422, failure: { code: 'request.invalid' } })
    const { detail } = answer.ok ? { detail: [] } : answer.failure
    const places = Array.isArray(detail) ? detail.map(({ loc }) => loc.join('.')) : []
    expect(places.sort()).toEqual([
      'body.fields.generationId',
      'body.fields.modelId',
      'body.fields.year',
      'body.price',
    ])
    expect(await storedAd(db, ad.id)).toEqual(ad)
  })

  it('a recheck that raises new doubts queues it while it stays live', async () => {
    const edited = await edit({ description: 'Пишите в телеграм t.me/seller, отвечу сразу.' })
    expect(edited).toMatchObject({ stat: 1, revision: 'pending' })
    expect(await storedAd(db, ad.id)).toMatchObject({ risk: ['contactsInText'] })
    expect((await storedAd(db, ad.id)).queuedAt).not.toBeNull()
  })

  it('a price raises no doubt about photographs that another seller has copied since', async () => {
    const phash = 0x0f1e2d3c4b5a6978n
    await addPhoto(db, ad, { phash, position: 1 })
    const copy = await insertAd(db, (await createSeller(gateway)).id)
    await addPhoto(db, copy, { phash })
    expect(await edit({ price: 640_000 })).toMatchObject({ revision: 'none', price: 640_000 })
    expect(await storedAd(db, ad.id)).toMatchObject({ risk: [] })
  })

  it('a revision that the owner takes back leaves the queue', async () => {
    await edit({ fields: { vin: 'XTA219040J0123456', bodyType: 2 } })
    const edited = await edit({ fields: { vin: null } }, 2)
    expect(edited).toMatchObject({ stat: 1, revision: 'none', version: 3 })
    expect(await storedAd(db, ad.id)).toMatchObject({ revision: null, revisionState: 'none' })
  })

  it('a pending revision becomes the content when the time of the ad runs out', async () => {
    await edit({ fields: { vin: 'XTA219040J0123456' } })
    const pending = await storedAd(db, ad.id)
    const now = new Date((pending.expiresAt?.getTime() ?? 0) + 1)
    await db.transaction((tx) =>
      applyEvent(
        tx,
        { ad: pending, event: { type: 'ad.expired', actor: SYSTEM, now } },
        { sessionId: 'test' },
      ),
    )
    expect(await storedAd(db, ad.id)).toMatchObject({
      stat: 5,
      vin: 'XTA219040J0123456',
      revision: null,
      revisionState: 'none',
    })
  })
})
