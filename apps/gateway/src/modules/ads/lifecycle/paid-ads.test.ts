import { updateStat } from '@trassa/contracts/calls/ads'
import { describe, expect, it } from 'vitest'
import { addPhoto, createSeller, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { SYSTEM } from './actors.ts'
import { noBilling } from './ad-billing.ts'
import { createAdLifecycle } from './ad-lifecycle.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { applyEvent } = createAdLifecycle({ billing: noBilling })

/** A draft whose order is not paid yet. */
async function awaiting(owner: TestUser, fields: Parameters<typeof insertAd>[2] = {}) {
  const { id } = await insertAd(db, owner.id, {
    stat: 0,
    paymentStatus: 1,
    publishedAt: null,
    expiresAt: null,
    liftedAt: null,
    ...fields,
  })
  return id
}

const pay = async (id: string) => {
  const ad = await storedAd(db, id)
  const event = { type: 'ad.paid', actor: SYSTEM, now: new Date() } as const
  return db.transaction((tx) => applyEvent(tx, { ad, event }, { sessionId: 'payment' }))
}
const eventsOf = async (id: string) => (await historyOf(db, id)).map(({ event }) => event)

describe('domain §3: ad.paid', () => {
  it('is checked like a submission: public at once at low risk', async () => {
    const owner = await createSeller(gateway)
    const id = await awaiting(owner)
    await addPhoto(db, { id, userId: owner.id })
    expect(await pay(id)).toMatchObject({ stat: 1, paymentStatus: 2, risk: [] })
    expect(await eventsOf(id)).toEqual(['ad.paid', 'ad.approved'])
  })

  it('waits for a moderator with its risk signals where it is doubtful', async () => {
    const owner = await gateway.createUser()
    const id = await awaiting(owner, {
      description: 'Пишите в телеграм t.me/seller, отвечу сразу.',
    })
    await addPhoto(db, { id, userId: owner.id })
    expect(await pay(id)).toMatchObject({ stat: 2, paymentStatus: 2 })
    expect((await storedAd(db, id)).risk).toEqual(['firstAd', 'contactsInText'])
    expect(await eventsOf(id)).toEqual(['ad.paid'])
  })

  it('of an incomplete ad keeps the payment: it stays a draft, and is not charged again', async () => {
    const owner = await createSeller(gateway)
    const id = await awaiting(owner)
    const paid = await pay(id)
    expect(paid).toMatchObject({ stat: 0, paymentStatus: 2 })
    expect(paid).toEqual(await storedAd(db, id))
    const submit = () => ({
      as: owner,
      params: { id },
      body: { stat: 2 as const, version: paid.version },
    })
    expect(await gateway.ask(updateStat, submit())).toMatchObject({
      status: 422,
      failure: { code: 'ad.incomplete', detail: [{ loc: ['body', 'photos'] }] },
    })
    await addPhoto(db, { id, userId: owner.id })
    expect(await gateway.get(updateStat, submit())).toMatchObject({ stat: 1, paymentStatus: 2 })
  })

  it('of an ad that is paid for already is refused: the payment is for something else', async () => {
    const owner = await createSeller(gateway)
    const id = await awaiting(owner)
    await addPhoto(db, { id, userId: owner.id })
    const first = await pay(id)
    await expect(pay(id)).rejects.toMatchObject({ code: 'ad.illegal_transition' })
    expect(await storedAd(db, id)).toEqual(first)
  })
})
