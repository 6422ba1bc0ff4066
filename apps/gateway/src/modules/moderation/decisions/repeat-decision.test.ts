import { randomUUID } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import { decideAd, readAd } from '@trassa/contracts/calls/moderator/ads'
import type { AdStat } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { createSeller, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import type { AdRecord } from '../../ads/ads.table.ts'
import { beginFor } from '../../ads/confirmation/testing/on-behalf.ts'
import { createAdLifecycle, noBilling } from '../../ads/public.ts'
import { listDevMailboxMessages } from '../../messaging/dev-mailbox/dev-mailbox.repository.ts'
import { createStaff, insertWaiting, REASONS } from '../testing/staff.ts'
import { createModeratorAdsService } from './moderator-ads.service.ts'

const gateway = await createTestGateway()
const { db } = gateway
const lifecycle = createAdLifecycle({ billing: noBilling })
const { anna, boris, senior, user: owner } = await createStaff(gateway)

interface Body {
  stat: AdStat
  reasons?: typeof REASONS
  comment?: string
}
interface Decision {
  name: string
  begin: () => Promise<Pick<AdRecord, 'id' | 'version'>>
  body: Body
  event: string
  as?: TestUser
}

const withRevision = () =>
  insertAd(db, owner.id, { revision: { fields: { modelId: '1001' } }, revisionState: 'pending' })

/** Each kind of decision that `POST /v1/moderator/ads/{id}` takes (domain §3). */
const DECISIONS: Decision[] = [
  {
    name: 'approve',
    begin: () => insertWaiting(db, owner.id),
    body: { stat: 1 },
    event: 'ad.approved',
  },
  {
    name: 'request a fix',
    begin: () => insertWaiting(db, owner.id),
    body: { stat: 3, reasons: REASONS },
    event: 'ad.fixRequested',
  },
  {
    name: 'block',
    begin: () => insertWaiting(db, owner.id),
    body: { stat: 4, reasons: REASONS },
    event: 'ad.blocked',
  },
  { name: 'approve a revision', begin: withRevision, body: { stat: 1 }, event: 'ad.approved' },
  {
    name: 'request a fix of a revision',
    begin: withRevision,
    body: { stat: 3, reasons: REASONS },
    event: 'ad.fixRequested',
  },
  {
    name: 'restore',
    begin: () => insertAd(db, owner.id, { stat: 7 }),
    body: { stat: 6 },
    event: 'ad.restored',
  },
  {
    name: 'withdraw for the owner',
    begin: () => insertAd(db, owner.id),
    body: { stat: 6 },
    event: 'ad.withdrawn',
  },
  {
    name: 'override',
    begin: () => insertAd(db, owner.id, { stat: 6 }),
    body: { stat: 4, comment: 'По решению суда' },
    event: 'ad.overridden',
    as: senior,
  },
]

const decide = (
  ad: Pick<AdRecord, 'id' | 'version'>,
  body: Body,
  { as = anna, key }: { as?: TestUser | undefined; key: string },
) =>
  gateway.ask(decideAd, {
    as,
    params: { id: ad.id },
    body: { version: ad.version, ...body },
    headers: { 'idempotency-key': key },
  })

describe.each(DECISIONS)('domain §1, a decision is made once for a key: $name', (decision) => {
  const { begin, body, event, as } = decision

  it('two equal requests at the same moment: one change, one answer', async () => {
    const ad = await begin()
    const key = randomUUID()
    const answers = await Promise.all([
      decide(ad, body, { as, key }),
      decide(ad, body, { as, key }),
    ])
    expect(answers[0]).toMatchObject({ ok: true, detail: { version: ad.version + 1 } })
    expect(answers[1]).toMatchObject({ ...answers[0], headers: {} })
    expect(await historyOf(db, ad.id)).toMatchObject([{ event }])
  })

  it('a repeat after the answer was lost gets the first answer', async () => {
    const ad = await begin()
    const key = randomUUID()
    const first = await decide(ad, body, { as, key })
    const decided = await storedAd(db, ad.id)
    const repeat = await decide(ad, body, { as, key })
    expect(first).toMatchObject({ ok: true })
    expect(repeat).toMatchObject({ ...first, headers: {} })
    expect(await storedAd(db, ad.id)).toEqual(decided)
  })

  it('a repeat after a later change of another moderator changes nothing', async () => {
    const ad = await begin()
    const key = randomUUID()
    const first = await decide(ad, body, { as, key })
    const { version } = await storedAd(db, ad.id)
    const later = { stat: 0 as const, comment: 'Разобрались' }
    expect(
      await decide({ id: ad.id, version }, later, { as: senior, key: randomUUID() }),
    ).toMatchObject({ ok: true })
    const moved = await storedAd(db, ad.id)
    expect(await decide(ad, body, { as, key })).toMatchObject({ ...first, headers: {} })
    expect(await storedAd(db, ad.id)).toEqual(moved)
    expect(await gateway.get(readAd, { as: anna, params: { id: ad.id } })).toMatchObject({
      stat: 0,
      version: version + 1,
    })
  })
})

describe('domain §1, the key of a decision', () => {
  it('belongs to one moderator: the same key of another one is another decision', async () => {
    const [first, second] = [await insertWaiting(db, owner.id), await insertWaiting(db, owner.id)]
    const key = randomUUID()
    expect(await decide(first, { stat: 1 }, { key })).toMatchObject({ ok: true })
    expect(await decide(second, { stat: 1 }, { as: boris, key })).toMatchObject({
      ok: true,
      detail: { id: second.id, stat: 1 },
    })
  })

  it('holds for one ad and one body', async () => {
    const [ad, other] = [await insertWaiting(db, owner.id), await insertWaiting(db, owner.id)]
    const key = randomUUID()
    await decide(ad, { stat: 1 }, { key })
    const reused = { status: 422, failure: { code: 'request.key_reused' } }
    expect(await decide(ad, { stat: 4, reasons: REASONS }, { key })).toMatchObject(reused)
    expect(await decide(other, { stat: 1 }, { key })).toMatchObject(reused)
    expect(await storedAd(db, other.id)).toEqual(other)
  })

  it('is free again after a refusal: nothing has happened under it', async () => {
    const ad = await insertWaiting(db, owner.id)
    const key = randomUUID()
    await db.execute(sql`
      INSERT INTO moderation_claims (ad_id, moderator_id, expires_at)
      VALUES (${ad.id}, ${boris.id}, now() + interval '1 minute')`)
    expect(await decide(ad, { stat: 1 }, { key })).toMatchObject({
      failure: { code: 'moderation.claimed' },
    })
    await db.execute(sql`DELETE FROM moderation_claims`)
    expect(await decide(ad, { stat: 1 }, { key })).toMatchObject({ ok: true })
  })

  it('is free again after a link that could not be delivered', async () => {
    const ad = await insertWaiting(db, owner.id, { stat: 0 })
    const send = vi
      .fn<(noticeId: string) => Promise<void>>()
      .mockRejectedValueOnce(new AppError('confirmation.undeliverable'))
    const ads = createModeratorAdsService({
      lifecycle,
      db,
      now: () => new Date(),
      ownerAsking: { prepare: async () => randomUUID(), send },
    })
    const visitor = {
      sessionId: '1',
      userId: anna.id,
      role: 'moderator',
      grantedRole: 'moderator',
      type: 0,
      sessionEndsAt: new Date(),
    } as const
    const asked = { visitor, trace: { sessionId: 's' }, key: randomUUID() }
    const decideAgain = () => ads.decide(ad.id, { stat: 2, version: 1, reasons: [] }, asked)
    await expect(decideAgain()).rejects.toMatchObject({ code: 'confirmation.undeliverable' })
    expect(await decideAgain()).toMatchObject({ id: ad.id, stat: 0 })
    expect(send).toHaveBeenCalledTimes(2)
    await decideAgain()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('§9: a draft begun for its owner: one link for a key, also for two requests at once', async () => {
    const seller = await createSeller(gateway)
    const id = await beginFor(gateway, { moderator: anna, owner: seller })
    const ad = await storedAd(db, id)
    const key = randomUUID()
    const answers = await Promise.all([
      decide(ad, { stat: 2 }, { key }),
      decide(ad, { stat: 2 }, { key }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await decide(ad, { stat: 2 }, { key })).toMatchObject({ ok: true, detail: { stat: 0 } })
    expect(await listDevMailboxMessages(db, { recipient: seller.phone, limit: 5 })).toHaveLength(1)
  })
})
