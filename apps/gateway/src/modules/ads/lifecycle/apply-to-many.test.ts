import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addPhoto, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { ads } from '../ads.table.ts'
import { actorOf } from './actors.ts'
import { noBilling } from './ad-billing.ts'
import { createAdLifecycle } from './ad-lifecycle.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { applyToMany } = createAdLifecycle({ billing: noBilling })
const owner = await gateway.createUser()
const moderator = await gateway.createUser({ role: 'moderator' })
const now = new Date()
const by = { actor: actorOf({ userId: moderator.id, role: 'moderator' }), now }

it('§9 bulk: a result for each row in the order of the request; one refusal stops no other', async () => {
  const [live, stale, draft] = [
    await insertAd(db, owner.id),
    await insertAd(db, owner.id, { version: 7 }),
    await insertAd(db, owner.id, { stat: 0 }),
  ]
  const batchId = randomUUID()
  const rows = [
    { id: '999999999', version: 1 },
    { id: stale.id, version: 6 },
    { id: live.id, version: 1 },
    { id: draft.id, version: 1 },
  ]
  const lift = () => ({ type: 'ad.lifted', reason: 'Акция', ...by }) as const
  const results = await applyToMany(db, rows, lift, { sessionId: 's', batchId })
  expect(results).toMatchObject([
    { ok: false, id: '999999999', code: 'ad.not_found' },
    { ok: false, id: stale.id, code: 'ad.stale' },
    { ok: true, ad: { id: live.id, version: 2, liftedAt: now } },
    { ok: false, id: draft.id, code: 'ad.illegal_transition' },
  ])
  expect(await storedAd(db, live.id)).toEqual({
    ...live,
    version: 2,
    liftedAt: now,
    updatedAt: now,
  })
  expect(await storedAd(db, stale.id)).toEqual(stale)
  expect(await storedAd(db, draft.id)).toEqual(draft)
  expect(await historyOf(db, live.id)).toMatchObject([
    { event: 'ad.lifted', reason: 'Акция', batchId, actorId: moderator.id },
  ])
})

it('§9 bulk: a thousand rows cost a handful of statements', async () => {
  const { id: _, ...waiting } = await insertAd(db, owner.id, { stat: 2, photosTotal: 1 })
  const created = await db
    .insert(ads)
    .values(Array.from({ length: 1000 }, () => ({ ...waiting, slug: randomUUID() })))
    .returning({ id: ads.id, version: ads.version })
  gateway.statements.length = 0
  const approve = () => ({ type: 'ad.approved', ...by }) as const
  const results = await applyToMany(db, created, approve, { sessionId: 's' })
  expect(results.every(({ ok }) => ok)).toBe(true)
  // Two chunks of begin, lock, consents, dictionaries, blocked owners, update, history, commit.
  expect(gateway.statements).toHaveLength(16)
})

it('§2 quota holds within a batch too', async () => {
  const seller = await gateway.createUser()
  const off = [
    await insertAd(db, seller.id, { stat: 6 }),
    await insertAd(db, seller.id, { stat: 6 }),
  ]
  for (const ad of off) await addPhoto(db, ad)
  const renew = () => ({ type: 'ad.renewed', ...by }) as const
  const results = await applyToMany(db, off, renew, { sessionId: 's' })
  expect(results).toMatchObject([{ ok: true }, { ok: false, code: 'ad.quota' }])
})
