import type { CallArguments } from '@trassa/contracts/call'
import { checkOut, createOrder, orderById, paymentNotice } from '@trassa/contracts/calls/payments'
import type { Order } from '@trassa/contracts/entities/order'
import type { createTestGateway, TestUser } from '../../../testing/test-gateway.ts'
import { type FakeYookassa, noticeOf } from './fake-yookassa.ts'

type Gateway = Awaited<ReturnType<typeof createTestGateway>>
type Goods = CallArguments<typeof createOrder, 'input'>['body']['goods']

/** A test gateway that takes cards at a local ЮKassa. */
export const yookassaSettings = ({ url }: FakeYookassa) => ({
  PAYMENT_PROVIDER: 'yookassa',
  YOOKASSA_SHOP_ID: 'SHOP',
  YOOKASSA_SECRET_KEY: 'SECRET',
  YOOKASSA_URL: url,
})

/** What a buyer does, step by step. */
export function createBuying(gateway: Gateway, yookassa: FakeYookassa) {
  const read = (as: TestUser, id: string): Promise<Order> =>
    gateway.get(orderById, { as, params: { id } })

  /** @returns the provider's id of the payment */
  const begin = async (as: TestUser, id: string): Promise<string> => {
    const { confirmationUrl } = await gateway.get(checkOut, { as, params: { id }, body: {} })
    return confirmationUrl.slice(confirmationUrl.lastIndexOf('/') + 1)
  }
  const notify = (payment: string) => gateway.ask(paymentNotice, { body: noticeOf(payment) })

  const pay = async (as: TestUser, id: string): Promise<Order & { paymentId: string }> => {
    const paymentId = await begin(as, id)
    yookassa.settle(paymentId, 'succeeded')
    await notify(paymentId)
    return { ...(await read(as, id)), paymentId }
  }

  return {
    read,
    begin,
    notify,
    pay,
    /** Orders goods, a package of five without any, and pays for them at once. `paymentId` is the provider's. */
    buy: async (as: TestUser, goods: Goods = [{ kind: 'package', quantity: 5 }]) =>
      pay(as, (await gateway.get(createOrder, { as, body: { goods } })).id),
  }
}
