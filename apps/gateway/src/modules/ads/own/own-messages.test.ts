import { randomUUID } from 'node:crypto'
import { ownMessages } from '@trassa/contracts/calls/ads'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DAY, insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { users } from '../../identity/public.ts'
import { ads } from '../ads.table.ts'

const gateway = await createTestGateway()
const { db } = gateway
const moderator = await gateway.createUser({ role: 'moderator' })
const owner = await gateway.createUser()
const other = await gateway.createUser()

const TEXT =
  'Проверьте, пожалуйста, пробег: в отчёте он другой.\n\nИначе придётся снять объявление.'

it('issue 12: an owner reads the whole message of a moderator, once for all ads of a batch', async () => {
  const mine = [await insertAd(db, owner.id), await insertAd(db, owner.id)]
  const theirs = await insertAd(db, other.id)
  const batchId = randomUUID()
  const row = { event: 'owner.messaged', actorId: moderator.id, reason: TEXT, sessionId: 's' }
  await insertAuditRows(db, [
    ...mine.map(({ id }) => ({ ...row, adId: id, userId: owner.id, batchId })),
    { ...row, adId: theirs.id, userId: other.id, batchId },
    { ...row, adId: mine[0]?.id ?? '', userId: owner.id, reason: 'Спасибо', batchId: randomUUID() },
    {
      ...row,
      adId: mine[0]?.id ?? '',
      userId: owner.id,
      reason: 'Давно',
      at: new Date(Date.now() - 15 * DAY),
    },
    { ...row, event: 'ad.blocked', adId: mine[0]?.id ?? '', userId: owner.id, reason: 'Обман' },
  ])
  const { items } = await gateway.get(ownMessages, { as: owner })
  expect(items).toMatchObject([
    { text: 'Спасибо', titles: [mine[0]?.title] },
    { text: TEXT, titles: mine.map(({ title }) => title) },
  ])
  expect((await gateway.get(ownMessages, { as: other })).items).toMatchObject([
    { text: TEXT, titles: [theirs.title] },
  ])
  expect(await gateway.ask(ownMessages)).toMatchObject({ status: 401 })
})

it('decision 156: messages of an account that was merged are read by the account that has its ads now', async () => {
  const [staying, closed] = [await gateway.createUser(), await gateway.createUser()]
  const moved = await insertAd(db, closed.id)
  await insertAuditRows(db, [
    {
      event: 'owner.messaged',
      actorId: moderator.id,
      adId: moved.id,
      userId: closed.id,
      reason: TEXT,
      batchId: randomUUID(),
      sessionId: 's',
    },
  ])
  await db.update(ads).set({ userId: staying.id }).where(eq(ads.id, moved.id))
  await db.update(users).set({ mergedIntoId: staying.id }).where(eq(users.id, closed.id))
  expect((await gateway.get(ownMessages, { as: staying })).items).toMatchObject([
    { text: TEXT, titles: [moved.title] },
  ])
})
