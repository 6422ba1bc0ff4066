import { updateAd } from '@trassa/contracts/calls/ads'
import { describe, expect, it } from 'vitest'
import { createDraft, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { actorOf } from './actors.ts'
import { noBilling } from './ad-billing.ts'
import { createAdLifecycle } from './ad-lifecycle.ts'
import { writeAds } from './write-ads.ts'

const gateway = await createTestGateway()
const { db } = gateway
const owner = await gateway.createUser()
const now = new Date()

describe('domain §3: what a change writes', () => {
  it('leaves a column alone that is absent or undefined, also beside rows that change it', async () => {
    const [one, other] = [await insertAd(db, owner.id), await insertAd(db, owner.id)]
    const written = await db.transaction((tx) =>
      writeAds(tx, [
        { ad: one, changes: { price: undefined, vin: 'XTA219040J0123456' }, now },
        { ad: other, changes: { price: 100_00, description: undefined, address: 'Тверь' }, now },
      ]),
    )
    expect(written).toEqual(new Set([one.id, other.id]))
    const after = { version: 2, updatedAt: now }
    expect(await storedAd(db, one.id)).toEqual({ ...one, ...after, vin: 'XTA219040J0123456' })
    expect(await storedAd(db, other.id)).toEqual({
      ...other,
      ...after,
      price: 100_00,
      address: 'Тверь',
    })
  })

  it('gives the row as it is stored where a change is undefined', async () => {
    const ad = await insertAd(db, owner.id, { stat: 0 })
    const { applyEvent } = createAdLifecycle({ billing: noBilling })
    const by = { actor: actorOf({ userId: owner.id, role: 'user' }), now }
    const event = { type: 'ad.edited', identity: false, text: true, ...by } as const
    const content = { price: undefined, description: 'Новое описание машины' }
    const after = await db.transaction((tx) =>
      applyEvent(tx, { ad, event, content }, { sessionId: 'test' }),
    )
    expect(after).toEqual(await storedAd(db, ad.id))
    expect(after.price).toBe(ad.price)
    const [row] = await historyOf(db, ad.id)
    expect(row?.after).not.toHaveProperty('price')
  })
})

describe('domain §3: the audit row', () => {
  it('holds only what differs, whatever the order of the keys in the database', async () => {
    const user = await gateway.createUser()
    const draft = await createDraft(gateway, user)
    await gateway.get(updateAd, {
      as: user,
      params: { id: draft.id },
      body: { version: 1, address: 'Казань, Баумана, 1' },
    })
    const row = (await historyOf(db, draft.id)).at(-1)
    expect(row?.event).toBe('ad.edited')
    // The first edit finds the risk of a first ad, too.
    expect(Object.keys(row?.after ?? {}).sort()).toEqual(['address', 'editedAt', 'risk'])
    expect(row?.before).toMatchObject({ address: '', risk: [] })
  })

  it('holds a nested value that does differ', async () => {
    const user = await gateway.createUser()
    const draft = await createDraft(gateway, user)
    await gateway.get(updateAd, {
      as: user,
      params: { id: draft.id },
      body: { version: 1, fields: { owners: 3 } },
    })
    const row = (await historyOf(db, draft.id)).at(-1)
    expect(row?.before).toMatchObject({ fields: { owners: 1, pts: 1 } })
    expect(row?.after).toMatchObject({ fields: { owners: 3, pts: 1 } })
    expect(row?.after).not.toHaveProperty('names')
  })
})
