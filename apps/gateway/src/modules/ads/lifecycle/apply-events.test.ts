import { expect, it } from 'vitest'
import { historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import type { AdRecord } from '../ads.table.ts'
import { actorOf } from './actors.ts'
import { noBilling } from './ad-billing.ts'
import { createAdLifecycle } from './ad-lifecycle.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { applyEvent } = createAdLifecycle({ billing: noBilling })
const owner = await gateway.createUser()
const by = { actor: actorOf({ userId: owner.id, role: 'user' }), now: new Date() }

const withdraw = (ad: AdRecord) =>
  db.transaction((tx) =>
    applyEvent(
      tx,
      { ad, event: { type: 'ad.withdrawn', reason: 'sold', ...by } },
      { sessionId: 'tab', onBehalfOf: owner.id, reason: 'Позвонил' },
    ),
  )

it('§3 gives the row as it is stored afterwards, and leaves one row of history', async () => {
  const ad = await insertAd(db, owner.id)
  const after = await withdraw(ad)
  expect(after).toEqual(await storedAd(db, ad.id))
  expect(after).toMatchObject({ stat: 6, archivedReason: 'sold', version: 2, updatedAt: by.now })
  expect(await historyOf(db, ad.id)).toMatchObject([
    {
      event: 'ad.withdrawn',
      actorId: owner.id,
      onBehalfOf: owner.id,
      reason: 'Позвонил',
      before: { stat: 1, archivedReason: null },
      after: { stat: 6, archivedReason: 'sold' },
    },
  ])
})

it('§3 a row that was read before another transaction’s change is stale, even without a lock', async () => {
  const ad = await insertAd(db, owner.id)
  await withdraw(ad)
  const stored = await storedAd(db, ad.id)
  await expect(withdraw(ad)).rejects.toMatchObject({ code: 'ad.stale' })
  expect(await storedAd(db, ad.id)).toEqual(stored)
  expect(await historyOf(db, ad.id)).toHaveLength(1)
})

it('§3 what the lifecycle refuses changes nothing', async () => {
  const ad = await insertAd(db, owner.id, { stat: 4 })
  await expect(withdraw(ad)).rejects.toMatchObject({ code: 'ad.illegal_transition' })
  expect(await storedAd(db, ad.id)).toEqual(ad)
  expect(await historyOf(db, ad.id)).toEqual([])
})
