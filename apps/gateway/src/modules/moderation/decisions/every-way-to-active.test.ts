import { isDeepStrictEqual } from 'node:util'
import { adBySlug, updateStat } from '@trassa/contracts/calls/ads'
import { decideAd, liftAd, updateDates } from '@trassa/contracts/calls/moderator/ads'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it, vi } from 'vitest'
import { addPhoto, DAY, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { adConfirmations } from '../../ads/confirmation/ad-confirmations.table.ts'
import { SYSTEM } from '../../ads/lifecycle/actors.ts'
import { noBilling } from '../../ads/lifecycle/ad-billing.ts'
import { createAdLifecycle } from '../../ads/lifecycle/ad-lifecycle.ts'
import { createBatches, rowsOf } from '../testing/batches.ts'
import { createStaff, REASONS } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, senior } = await createStaff(gateway)
const batches = createBatches(gateway)
const { applyEvent } = createAdLifecycle({ billing: noBilling })

/** Dozens of requests in each test. */
vi.setConfig({ testTimeout: 60_000 })

interface Command {
  name: string
  run: (id: string, owner: TestUser) => Promise<unknown>
}

const reason = 'Просьба владельца'
const stats = [AD_STATS.active.stat, AD_STATS.moderation.stat] as const

const decide = (as: TestUser, stat: AdStat, comment?: string): Command => ({
  name: `moderator/ads/{id} to ${stat}${comment ? ', override' : ''}`,
  run: (id) =>
    gateway.ask(decideAd, {
      as,
      params: { id },
      body: { stat, reasons: REASONS, ...(comment && { comment }) },
    }),
})
const bulk = (as: TestUser, stat: AdStat, comment?: string): Command => ({
  name: `bulk to ${stat}${comment ? ', override' : ''}`,
  run: async (id) => {
    const action = { type: 'stat' as const, stat, ...(comment && { comment }) }
    return batches.finish(as, rowsOf([await storedAd(db, id)], action))
  },
})

/** Each command of staff or of the system that makes an ad public or leads to that. */
const OF_OTHERS: Command[] = [
  ...stats.flatMap((stat) => [
    decide(anna, stat),
    decide(senior, stat, reason),
    bulk(anna, stat),
    bulk(senior, stat, reason),
  ]),
  {
    name: 'update-dates',
    run: (id) => {
      const expiresAt = new Date(Date.now() + 60 * DAY).toISOString()
      return gateway.ask(updateDates, { as: anna, body: { id, expiresAt, reason } })
    },
  },
  {
    name: 'lift',
    run: (id) => gateway.ask(liftAd, { as: anna, params: { id }, body: { reason } }),
  },
  {
    name: 'bulk lift',
    run: async (id) => batches.finish(anna, rowsOf([await storedAd(db, id)])),
  },
]
const PAYMENT: Command = {
  name: 'payment notice',
  run: async (id) => {
    const event = { type: 'ad.paid', actor: SYSTEM, now: new Date() } as const
    const ad = await storedAd(db, id)
    return db
      .transaction((tx) => applyEvent(tx, { ad, event }, { sessionId: 'payment' }))
      .catch((error: unknown) => error)
  },
}
const OF_OWNER: Command[] = stats.map((stat) => ({
  name: `update-stat to ${stat}`,
  run: (id, owner) => gateway.ask(updateStat, { as: owner, params: { id }, body: { stat } }),
}))

/** Every state in which an ad is not public; an active one whose time has passed is one of them. */
const STARTS = Object.values(AD_STATS).map(({ stat }) => ({
  stat,
  expiresAt: new Date(Date.now() - DAY),
}))
const UNSENT = { publishedAt: null, queuedAt: null, liftedAt: null }

type Row = Awaited<ReturnType<typeof storedAd>>

/** @param before the row when its page was last asked for: that of an unchanged row is the same. @returns the row now */
async function expectNotPublic(id: string, before?: Row): Promise<Row> {
  const row = await storedAd(db, id)
  if (isDeepStrictEqual(row, before)) return row
  const { slug, stat, expiresAt } = row
  const isPublic = stat === AD_STATS.active.stat && expiresAt !== null && expiresAt > new Date()
  expect(isPublic).toBe(false)
  expect(await gateway.ask(adBySlug, { query: { slug } })).toMatchObject({ status: 404 })
  return row
}

/** Sends each command to an ad of its own, and then the two that could finish what it has begun. */
async function walk(commands: Command[], makeAd: (owner: TestUser) => Promise<string>) {
  for (const { name, run } of commands) {
    const owner = await gateway.createUser()
    const id = await makeAd(owner)
    await run(id, owner)
    let row = await expectNotPublic(id)
    for (const next of [decide(anna, 1), decide(senior, 1, reason)]) {
      await next.run(id, owner)
      row = await expectNotPublic(id, row).catch((cause: unknown) => {
        throw new Error(`public after ${name}, ${next.name}`, { cause })
      })
    }
  }
}

describe('domain §4: no way publishes an incomplete ad', () => {
  it.each(STARTS)('from $stat', async (start) => {
    // A draft of the owner's that an order is awaited for: a payment is the last way.
    await walk([...OF_OTHERS, ...OF_OWNER, PAYMENT], async (owner) => {
      const ad = await insertAd(db, owner.id, { ...start, paymentStatus: 1, cityId: null })
      await addPhoto(db, ad)
      return ad.id
    })
  })
})

describe('domain §9: no way of others publishes an ad without its owner’s consent', () => {
  const OWNERS = ['was not asked', 'has not answered', 'has said no'] as const

  it.each(STARTS.flatMap((start) => OWNERS.map((who) => ({ who, ...start }))))(
    'from $stat, where the owner $who',
    async ({ stat, expiresAt, who }) => {
      await walk(OF_OTHERS, async (owner) => {
        const ad = await insertAd(db, owner.id, { ...UNSENT, stat, expiresAt })
        await addPhoto(db, ad)
        await db.insert(adConfirmations).values({
          adId: ad.id,
          tokenHash: who === 'was not asked' ? null : `hash ${ad.id}`,
          answer: who === 'has said no' ? 'disown' : null,
        })
        return ad.id
      })
    },
  )

  it.each([0, 6, 7] as const)(
    'from %s, where the owner began it and never sent it',
    async (stat) => {
      await walk(OF_OTHERS, async (owner) => {
        const ad = await insertAd(db, owner.id, { ...UNSENT, stat, expiresAt: null })
        await addPhoto(db, ad)
        return ad.id
      })
    },
  )
})
