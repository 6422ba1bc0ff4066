import { updateAd, updateStat } from '@trassa/contracts/calls/ads'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { AdStat, WithdrawReason } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { addPhoto, createSeller, DAY, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway

interface Wanted {
  stat: AdStat
  reason?: WithdrawReason
  appeal?: string
}

const askFor = (as: TestUser, id: string, body: Wanted) =>
  gateway.ask(updateStat, { as, params: { id }, body })
const lead = (as: TestUser, id: string, body: Wanted): Promise<EditableAd> =>
  gateway.get(updateStat, { as, params: { id }, body })

const twentyDaysAgo = new Date(Date.now() - 20 * DAY)

it.each(['renewed at once', 'edited in between'])(
  'domain §3 renew: an ad that comes back does not come back to the top free of charge: %s',
  async (how) => {
    const owner = await createSeller(gateway)
    const ad = await insertAd(db, owner.id, { liftedAt: twentyDaysAgo, publishedAt: twentyDaysAgo })
    await addPhoto(db, ad)
    await lead(owner, ad.id, { stat: 6, reason: 'changedMind' })
    if (how === 'edited in between') {
      await gateway.get(updateAd, { as: owner, params: { id: ad.id }, body: { price: 640_000 } })
    }
    expect(await lead(owner, ad.id, { stat: 1 })).toMatchObject({ stat: 1 })
    expect((await storedAd(db, ad.id)).liftedAt).toEqual(twentyDaysAgo)
  },
)

it('domain §3 renew: needs a free publication that another ad may have taken meanwhile', async () => {
  const owner = await createSeller(gateway)
  const ad = await insertAd(db, owner.id)
  await addPhoto(db, ad)
  await lead(owner, ad.id, { stat: 6, reason: 'changedMind' })
  await insertAd(db, owner.id)
  expect(await askFor(owner, ad.id, { stat: 1 })).toMatchObject({
    status: 409,
    failure: { code: 'ad.quota' },
  })
})

it.each([2, 3] as const)('domain §3: an owner withdraws and deletes an ad in %i', async (stat) => {
  const owner = await createSeller(gateway)
  const [one, other] = [
    await insertAd(db, owner.id, { stat, publishedAt: null, liftedAt: null }),
    await insertAd(db, owner.id, { stat, publishedAt: null, liftedAt: null }),
  ]
  expect(await lead(owner, one.id, { stat: 6, reason: 'other' })).toMatchObject({
    stat: 6,
    archivedReason: 'other',
  })
  expect(await lead(owner, other.id, { stat: 7 })).toMatchObject({ stat: 7 })
})

it('domain §3: a fix that a moderator has asked for is not evaded by withdrawing and renewing', async () => {
  const owner = await createSeller(gateway)
  const ad = await insertAd(db, owner.id, { stat: 3, reviewRequired: true })
  await addPhoto(db, ad)
  await lead(owner, ad.id, { stat: 6, reason: 'other' })
  expect(await lead(owner, ad.id, { stat: 1 })).toMatchObject({ stat: 2 })
})

it('domain §3 appeal: its text is stored and stands in the history; without one it is refused', async () => {
  const owner = await createSeller(gateway)
  const moderator = await gateway.createUser({ role: 'moderator' })
  const ad = await insertAd(db, owner.id, { stat: 4, lastModeratorId: moderator.id })
  expect(await askFor(owner, ad.id, { stat: 2, appeal: ' ' })).toMatchObject({
    status: 422,
    failure: { code: 'ad.appeal_missing' },
  })
  const appealed = await lead(owner, ad.id, { stat: 2, appeal: 'Машина моя, договор есть' })
  expect(appealed).toMatchObject({ stat: 2, underAppeal: true })
  expect(await storedAd(db, ad.id)).toMatchObject({ appealText: 'Машина моя, договор есть' })
  expect((await historyOf(db, ad.id)).at(-1)).toMatchObject({
    event: 'ad.appealed',
    reason: 'Машина моя, договор есть',
  })
  for (const stat of [6, 7] as const) {
    expect(await askFor(owner, ad.id, { stat })).toMatchObject({ status: 409 })
  }
})

it('domain §3 withdraw: the reason fits the kind of ad', async () => {
  const owner = await gateway.createUser()
  const service = await insertAd(db, owner.id, { adType: 'services' })
  expect(await askFor(owner, service.id, { stat: 6, reason: 'sold' })).toMatchObject({
    status: 422,
    failure: { code: 'request.invalid' },
  })
  const body = { stat: 6, reason: 'servicePaused' } as const
  expect(await lead(owner, service.id, body)).toMatchObject({ archivedReason: 'servicePaused' })
})
