import { expect, it } from 'vitest'
import { createAnswerStillOffered } from '../../modules/ads/public.ts'
import { insertAd, storedAd } from '../../testing/ads.ts'
import { lifecycleOf } from '../../testing/messaging.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { createStillOfferedFeature } from './still-offered-feature.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { buttons } = createStillOfferedFeature(createAnswerStillOffered(lifecycleOf(gateway)))
const owner = await gateway.createUser()

const press = (name: 'offered' | 'sold', argument: string, userId = owner.id) =>
  db.transaction(async (tx) => {
    const reply = () => Promise.reject(new Error('No reply was expected'))
    return buttons?.[name]?.handle({ tx, userId, argument, reply, links: [] })
  })

it('domain §8: one tap confirms an ad, another takes it off as sold; the buttons go', async () => {
  const { id } = await insertAd(db, owner.id)
  expect(await press('offered', id)).toMatchObject({
    buttons: [],
    notice: expect.stringContaining('Спасибо'),
  })
  expect((await storedAd(db, id)).confirmedAt).not.toBeNull()
  expect(await press('sold', id)).toMatchObject({ notice: expect.stringContaining('снято') })
  expect(await storedAd(db, id)).toMatchObject({ stat: 6, archivedReason: 'sold' })
})

it('a late press, one on another’s ad and one of no ad change nothing and say so', async () => {
  const gone = await insertAd(db, owner.id, { stat: 6 })
  const live = await insertAd(db, owner.id)
  const stranger = await gateway.createUser()
  for (const [id, userId] of [
    [gone.id, owner.id],
    [live.id, stranger.id],
    ['x', owner.id],
  ] as const) {
    expect(await press('sold', id, userId)).toMatchObject({
      notice: expect.stringContaining('уже снято'),
    })
  }
  expect(await storedAd(db, live.id)).toEqual(live)
})
