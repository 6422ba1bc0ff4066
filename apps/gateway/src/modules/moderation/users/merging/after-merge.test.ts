import { deletionFinish, deletionInit } from '@trassa/contracts/calls/account'
import { telegramDeepLink, telegramLogin } from '@trassa/contracts/calls/auth'
import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { accountParts } from '../../../../main/compose/account-parts.ts'
import { historyOf, insertAd, storedAd } from '../../../../testing/ads.ts'
import { BEHIND_PROXY, fromNewAddress, lastCode } from '../../../../testing/login.ts'
import { newPhone } from '../../../../testing/registration.ts'
import { signedPayload, WITH_BOT } from '../../../../testing/telegram.ts'
import { createTestGateway, type TestUser } from '../../../../testing/test-gateway.ts'
import { createAdLifecycle } from '../../../ads/public.ts'
import { createOrder } from '../../../billing/orders/create-order.ts'
import { adBilling } from '../../../billing/public.ts'
import { complainantOf } from '../../../complaints/complaints.repository.ts'
import { complaints } from '../../../complaints/complaints.table.ts'
import { ERASE_ACCOUNT, eraseAccountJob } from '../../../identity/account/erase-account.job.ts'
import { followMergeJob } from '../../../identity/merging/follow-merge.job.ts'
import { linkByBot } from '../../../identity/telegram/link-by-bot.ts'
import { users } from '../../../identity/users/users.table.ts'
import { createMergeWorld } from '../../testing/merging.ts'

const gateway = await createTestGateway({ ...BEHIND_PROXY, ...WITH_BOT })
const { db } = gateway
const { anna, senior, change, createPair, preview, merge } = await createMergeWorld(gateway)
const parts = accountParts({ db, lifecycle: createAdLifecycle({ billing: adBilling }) })
const runOf = (payload: unknown) => ({
  payload,
  now: new Date(),
  isLastAttempt: false,
  signal: new AbortController().signal,
})
const follow = ({ id }: TestUser) => followMergeJob(db, parts).handle(runOf({ closedId: id }))

async function remove(user: TestUser): Promise<void> {
  const { id } = await gateway.get(deletionInit, { as: user, headers: fromNewAddress() })
  const body = { flowId: id, code: await lastCode(gateway, user.phone) }
  await gateway.get(deletionFinish, { as: user, body })
}

it('decision 156: what a request of the closed account writes meanwhile follows, as a part of the merge', async () => {
  const [staying, closed] = await createPair()
  await merge(staying, closed)
  const late = await insertAd(db, closed.id)
  expect(await follow(closed)).toBe(1)
  expect(await follow(closed)).toBe(0)
  expect(await storedAd(db, late.id)).toMatchObject({ userId: staying.id })
  expect(await historyOf(db, late.id)).toMatchObject([
    { event: 'ad.ownerMerged', actorId: senior.id, reason: 'Сменил номер' },
  ])
})

it('decision 156: it follows to the last account of a chain, and to none that was deleted', async () => {
  const [second, first] = await createPair()
  const third = await gateway.createUser({ phone: newPhone() })
  await change(third.id, { email: `of-${second.id}@mail.ru` })
  await merge(second, first)
  await merge(third, second)
  const late = await insertAd(db, first.id)
  await follow(first)
  expect(await storedAd(db, late.id)).toMatchObject({ userId: third.id })
  await remove(third)
  const later = await insertAd(db, first.id)
  expect(await follow(first)).toBe(0)
  expect(await storedAd(db, later.id)).toMatchObject({ userId: first.id })
})

it('domain §2: the deletion of the account that stays erases the closed one, too', async () => {
  const [staying, closed] = await createPair()
  const { id: adId } = await insertAd(db, anna.id)
  const complaint = { adId, reason: 'other', comment: 'Звонил я', sessionId: 'vitest' } as const
  // Both have complained of one ad: the closed account keeps its complaint.
  for (const { id } of [staying, closed]) {
    await db.insert(complaints).values({ ...complaint, userId: id, complainant: complainantOf(id) })
  }
  await change(closed.id, { avatar: 'closed.webp' })
  expect(await merge(staying, closed)).toMatchObject({ ok: true })
  await remove(staying)
  const [row] = await db.select().from(users).where(eq(users.id, closed.id))
  expect(row).toMatchObject({ email: null, avatar: null, deletedAt: expect.any(Date) })
  expect(row?.phone).not.toBe(closed.phone)

  const removeAvatar = vi.fn(async () => undefined)
  const { rows } = await db.execute<{ data: unknown }>(
    sql`SELECT data FROM pgboss.job WHERE name = ${ERASE_ACCOUNT.name} AND state = 'created'`,
  )
  for (const { data } of rows) await eraseAccountJob(parts, removeAvatar).handle(runOf(data))
  expect(removeAvatar).toHaveBeenCalledWith('closed.webp')
  const left = await db.select().from(complaints).where(eq(complaints.adId, adId))
  expect(left).toMatchObject([
    { userId: null, comment: '' },
    { userId: null, comment: '' },
  ])
})

it('domain §2: no Telegram is linked to a closed account, nor opens it', async () => {
  const [staying, closed] = await createPair()
  const { url } = await gateway.get(telegramDeepLink, { as: closed })
  const token = new URL(url).searchParams.get('start') ?? ''
  await merge(staying, closed)
  const opened = db.transaction((tx) => linkByBot(tx, token, { telegramId: '801' }))
  expect(await opened).toEqual({ result: 'unknown' })
  const body = signedPayload()
  await change(closed.id, { telegramId: body.telegramId })
  expect(await gateway.ask(telegramLogin, { body })).toMatchObject({
    status: 403,
    failure: { code: 'auth.merged' },
  })
})

it('decision 156: a closed account gets no order, which could be paid and would be delivered to it', async () => {
  const [staying, closed] = await createPair()
  await merge(staying, closed)
  const goods = [{ kind: 'package', packageType: 'GENERAL', quantity: 5 }] as const
  const ordered = { userId: closed.id, goods, now: new Date() }
  const none = { applyOrderEvent: vi.fn(), audit: { sessionId: 'vitest' } }
  await expect(db.transaction((tx) => createOrder(tx, ordered, none))).rejects.toMatchObject({
    code: 'session.missing',
  })
})

it('a senior’s previews, each of which locks both accounts, are limited', async () => {
  const [staying, closed] = await createPair()
  for (let time = 0; time < 20; time++) expect((await preview(staying, closed)).ok).toBe(true)
  expect(await preview(staying, closed)).toMatchObject({
    status: 429,
    failure: { code: 'request.too_many' },
  })
})
