import { updateStat } from '@trassa/contracts/calls/ads'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import { bindAd, currentPackage, packageById } from '@trassa/contracts/calls/payments'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createDraft, DAY, storedAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { insertPackage } from './packages.repository.ts'
import { packages } from './packages.table.ts'

const gateway = await createTestGateway()
const { db } = gateway

const COMPANY = { type: 1 } as const
const REASON = { code: 'ad.other', field: 'description', message: 'Объявление не о том' } as const

const give = (user: TestUser, quantity: number, now = new Date()) =>
  db.transaction((tx) =>
    insertPackage(tx, { userId: user.id, type: 'GENERAL', quantity, lineId: null, now }),
  )
const packagesOf = (user: TestUser) =>
  db.select().from(packages).where(eq(packages.userId, user.id)).orderBy(asc(packages.id))
const left = async (user: TestUser) =>
  (await gateway.get(currentPackage, { as: user, params: { userId: user.id } })).remainder
const publish = async (user: TestUser) => {
  const { id } = await createDraft(gateway, user)
  return { id, answer: await gateway.ask(bindAd, { as: user, body: { adId: id } }) }
}

describe('domain §5: a package', () => {
  it('publishes an ad of a company, which has nothing free', async () => {
    const company = await gateway.createUser(COMPANY)
    await give(company, 5)
    const { id, answer } = await publish(company)
    expect(answer).toMatchObject({ ok: true, detail: { paymentStatus: 3 } })
    expect(await left(company)).toBe(4)
    const [bought] = await packagesOf(company)
    const read = { as: company, params: { id: bought?.id ?? '' } }
    expect(await gateway.get(packageById, read)).toMatchObject({
      quantity: 5,
      remainder: 4,
      boundAds: [{ id, returnedAt: null }],
    })
  })

  it('without a publication left publishes nothing', async () => {
    const company = await gateway.createUser(COMPANY)
    await give(company, 1)
    await publish(company)
    const { id, answer } = await publish(company)
    expect(answer).toMatchObject({ status: 409, failure: { code: 'package.none_left' } })
    expect(await storedAd(db, id)).toMatchObject({ stat: 0 })
  })

  it('is good for 90 days', async () => {
    const company = await gateway.createUser(COMPANY)
    await give(company, 5, new Date(Date.now() - 90 * DAY))
    expect(await left(company)).toBe(0)
    expect((await publish(company)).answer).toMatchObject({
      failure: { code: 'package.none_left' },
    })
  })

  it('that lapses first is used first', async () => {
    const company = await gateway.createUser(COMPANY)
    await give(company, 5)
    await give(company, 5, new Date(Date.now() - 30 * DAY))
    await publish(company)
    expect((await packagesOf(company)).map(({ remainder }) => remainder)).toEqual([5, 4])
  })

  it('gets its publication back from an ad that is taken back unpublished', async () => {
    const company = await gateway.createUser(COMPANY)
    await give(company, 1)
    const { id } = await publish(company)
    await db.execute(`UPDATE ads SET stat = 2, published_at = NULL WHERE id = ${id}`)
    const body = { stat: 6, reason: 'other' } as const
    await gateway.get(updateStat, { as: company, params: { id }, body })
    expect(await storedAd(db, id)).toMatchObject({ stat: 6, paymentStatus: 5 })
    expect(await left(company)).toBe(1)
  })

  it('gets its publication back from a refused ad, and gives it again for the appeal (issue 10)', async () => {
    const company = await gateway.createUser(COMPANY)
    const [first, second] = [
      await gateway.createUser({ role: 'moderator' }),
      await gateway.createUser({ role: 'moderator' }),
    ]
    await give(company, 1)
    const { id } = await publish(company)
    expect(await storedAd(db, id)).toMatchObject({ stat: 2, publicationUnused: true })
    const block = (as: TestUser) =>
      gateway.get(decideAd, { as, params: { id }, body: { stat: 4, reasons: [REASON] } })
    const appeal = () =>
      gateway.ask(updateStat, {
        as: company,
        params: { id },
        body: { stat: 2, appeal: 'Машина моя' },
      })
    await block(first)
    expect(await storedAd(db, id)).toMatchObject({ stat: 4, paymentStatus: 5 })
    expect(await left(company)).toBe(1)

    const other = await publish(company)
    expect(await appeal()).toMatchObject({ failure: { code: 'ad.company_quota' } })
    const body = { stat: 6, reason: 'other' } as const
    await gateway.get(updateStat, { as: company, params: { id: other.id }, body })
    expect(await appeal()).toMatchObject({ ok: true, detail: { stat: 2, paymentStatus: 3 } })
    expect(await left(company)).toBe(0)
    await block(second)
    expect(await left(company)).toBe(1)
    const [bought] = await packagesOf(company)
    const read = { as: company, params: { id: bought?.id ?? '' } }
    const { boundAds } = await gateway.get(packageById, read)
    expect(boundAds.every(({ returnedAt }) => returnedAt !== null)).toBe(true)
  })

  it.each([-89, -100])(
    'gives a publication back for 30 days where it lapses sooner: bought %s days ago',
    async (days) => {
      const company = await gateway.createUser(COMPANY)
      await give(company, 1)
      const { id } = await publish(company)
      await db.execute(`UPDATE ads SET stat = 2, published_at = NULL WHERE id = ${id}`)
      const expiresAt = new Date(Date.now() + (90 + days) * DAY)
      await db.update(packages).set({ expiresAt }).where(eq(packages.userId, company.id))
      const body = { stat: 6, reason: 'other' } as const
      await gateway.get(updateStat, { as: company, params: { id }, body })
      const current = { as: company, params: { userId: company.id } }
      const { remainder, expiresAt: until } = await gateway.get(currentPackage, current)
      expect(remainder).toBe(1)
      expect(Date.parse(until ?? '') - Date.now()).toBeGreaterThan(29 * DAY)
    },
  )

  it('has each publication taken once, however many ads ask at the same time', async () => {
    const company = await gateway.createUser(COMPANY)
    await give(company, 2)
    const drafts = await Promise.all(Array.from({ length: 5 }, () => createDraft(gateway, company)))
    const answers = await Promise.all(
      drafts.map(({ id }) => gateway.ask(bindAd, { as: company, body: { adId: id } })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await left(company)).toBe(0)
  })

  it('§2: another user reads nothing of it; support does', async () => {
    const [company, stranger] = [await gateway.createUser(COMPANY), await gateway.createUser()]
    await give(company, 5)
    const [bought] = await packagesOf(company)
    const params = { id: bought?.id ?? '' }
    expect(await gateway.ask(packageById, { as: stranger, params })).toMatchObject({ status: 404 })
    const support = await gateway.createUser({ role: 'support' })
    const asked = { as: support, params: { userId: company.id } }
    expect(await gateway.get(currentPackage, asked)).toMatchObject({ remainder: 5 })
  })
})
