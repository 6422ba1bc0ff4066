import { chooseNotice } from '@trassa/contracts/calls/account'
import {
  compensate,
  confirmRefund,
  refundOrder,
  staffOrder,
} from '@trassa/contracts/calls/moderator/orders'
import { and, asc, eq, like, ne } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { insertAd } from '../../../testing/ads.ts'
import { messagingWith } from '../../../testing/messaging.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { users } from '../../identity/users/users.table.ts'
import { messages } from '../../messaging/outbox/messages.table.ts'
import { orders } from '../orders/orders.table.ts'
import { createBuying, yookassaSettings } from '../testing/buying.ts'
import { startFakeYookassa } from '../testing/fake-yookassa.ts'
import { createTestBilling } from '../testing/test-billing.ts'

const yookassa = await startFakeYookassa()
const gateway = await createTestGateway(yookassaSettings(yookassa))
const { db } = gateway
const { reconcile } = createTestBilling(gateway)
const { buy, begin, notify } = createBuying(gateway, yookassa)
const senior = await gateway.createUser({ role: 'seniorModerator' })
const sent: string[] = []
const { notifications } = messagingWith(gateway, async (_, body) => void sent.push(body))

/** What a user was told of money that goes back, or of `topic`, oldest first, with plain spaces. */
async function toldTo({ phone }: TestUser, topic?: string): Promise<string[]> {
  const queued = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.recipient, phone),
        topic
          ? eq(messages.topic, topic)
          : and(like(messages.topic, 'notice.%'), ne(messages.topic, 'notice.orderPaid')),
      ),
    )
    .orderBy(asc(messages.createdAt))
  const before = sent.length
  for (const { id } of queued) await notifications.deliver(id)
  return sent.slice(before).map((body) => body.replace(/\s/gu, ' '))
}
const refund = (id: string, amount = 1350) =>
  gateway.ask(refundOrder, { as: senior, params: { id }, body: { reason: 'Ошибка', amount } })
const give = (as: TestUser, gift: { kind: 'publications'; quantity: number }) =>
  gateway.get(compensate, { as: senior, params: { id: as.id }, body: { gift, reason: 'Сбой' } })

it('issue 11: that an order is paid, once, however often the provider says so', async () => {
  const buyer = await gateway.createUser()
  const { id } = await buy(buyer)
  await reconcile(new Date())
  expect(await toldTo(buyer, 'notice.orderPaid')).toEqual([
    `Трасса: заказ № ${id} оплачен, получили 1 350 ₽. ${gateway.config.publicUrl}/profile/PackagePayment`,
  ])
})

it('domain §5: a refund is told of when it is decided and when the money has left, once each', async () => {
  const buyer = await gateway.createUser()
  const { id } = await buy(buyer)
  await refund(id, 1000)
  expect((await refund(id, 1000)).status).toBe(409)
  await reconcile(new Date())
  await reconcile(new Date())
  expect(await toldTo(buyer)).toEqual([
    `Трасса: возвращаем 1 000 ₽ за заказ № ${id} на карту, с которой вы платили. Больше не действует: 5 публикаций.`,
    `Трасса: отправили 1 000 ₽ за заказ № ${id} на карту, с которой вы платили. Банк зачислит деньги в течение нескольких дней.`,
  ])
})

it('domain §5: a promotion that is taken back is named; a refused refund is not said to be sent', async () => {
  const owner = await gateway.createUser()
  const { id: adId } = await insertAd(db, owner.id)
  const { id } = await buy(owner, [{ kind: 'promotion', adId, promotion: 'vip' }])
  await refund(id, 699)
  yookassa.refuseRefunds('insufficient_funds')
  await reconcile(new Date())
  yookassa.refuseRefunds(null)
  expect(await toldTo(owner)).toEqual([
    `Трасса: возвращаем 699 ₽ за заказ № ${id} на карту, с которой вы платили. Больше не действует: VIP.`,
  ])
})

it('domain §5: the money of an invoice is told of with its account', async () => {
  const company = await gateway.createUser({ type: 1 })
  const { id } = await buy(company)
  // As if it had been paid by transfer: no provider knows the payment.
  await db.update(orders).set({ paymentId: null, method: 'invoice' }).where(eq(orders.id, id))
  await refund(id)
  const { refunds } = await gateway.get(staffOrder, { as: senior, params: { id } })
  const body = { refundId: refunds[0]?.id ?? '', number: '18', date: '2026-11-23' }
  await gateway.get(confirmRefund, { as: senior, params: { id }, body })
  expect(await toldTo(company)).toEqual([
    expect.stringContaining('на расчётный счёт, с которого вы платили'),
    expect.stringMatching(/^Трасса: отправили 1 350 ₽ .* на расчётный счёт/),
  ])
})

it('domain §5: a second payment of an order goes back, and its buyer learns why', async () => {
  const buyer = await gateway.createUser()
  const { id } = await buy(buyer)
  await db.update(orders).set({ state: 'created' }).where(eq(orders.id, id))
  const second = await begin(buyer, id)
  await db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, id))
  yookassa.settle(second, 'succeeded')
  await notify(second)
  expect(await toldTo(buyer)).toEqual([
    `Трасса: заказ № ${id} оплачен дважды. Второй платёж, 1 350 ₽, возвращаем на карту, с которой вы платили.`,
  ])
})

it('domain §5: what is given for nothing is told of with the page where it is', async () => {
  const user = await gateway.createUser()
  await give(user, { kind: 'publications', quantity: 2 })
  expect(await toldTo(user)).toEqual([
    expect.stringMatching(
      /^Трасса: начислили вам бесплатно: Пакет: 2 публикации\. http.*\/profile\/PackagePayment$/,
    ),
  ])
})

it('domain §2: nothing is told where its user has switched it off, or is gone; the money goes back all the same', async () => {
  const [quiet, gone] = [await gateway.createUser(), await gateway.createUser()]
  const choice = { kind: 'refunds', channel: 'sms', enabled: false } as const
  await gateway.get(chooseNotice, { as: quiet, body: choice })
  const bought = [await buy(quiet), await buy(gone)]
  await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id))
  for (const { id } of bought) expect(await refund(id)).toMatchObject({ status: 200 })
  await reconcile(new Date())
  expect(await toldTo(quiet)).toEqual([])
  expect(await toldTo(gone)).toEqual([])
})
