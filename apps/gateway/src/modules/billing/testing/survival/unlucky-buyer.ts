import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Call, type CallAnswer, type CallArguments, fillPath } from '@trassa/contracts/call'
import {
  cancelOrder,
  checkOut,
  createPackage,
  orderById,
  paymentNotice,
} from '@trassa/contracts/calls/payments'
import { PACKAGE_QUANTITIES } from '@trassa/contracts/enumerations/goods'
import type { FakeYookassa } from '../fake-yookassa.ts'
import { noticeOf } from '../fake-yookassa.ts'

type Arguments<C extends Call> = Partial<CallArguments<C, 'input'>>

const RETRY_MS = 300
const GIVE_UP_MS = 300_000
/** A notice comes within this time, in any order. */
const NOTICE_MS = 800

const chance = (probability: number) => Math.random() < probability
const oneOf = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)] as Value

interface Shop {
  /** Where the gateways' calls are. */
  bases: readonly string[]
  yookassa: FakeYookassa
  /** Notices under way. */
  notices: Set<Promise<unknown>>
  /** Every order that a buyer was told of. */
  known: Set<string>
}

/** Buys packages one after another, while everything dies: presses again until there is an answer. */
export async function shop(
  { bases, yookassa, notices, known }: Shop,
  cookie: string,
  orders: number,
): Promise<void> {
  async function once<C extends Call>(
    call: C,
    { params, body }: Arguments<C>,
    key?: string,
  ): Promise<{ status: number; detail: CallAnswer<C> } | null> {
    try {
      const answer = await fetch(
        `${oneOf(bases)}${fillPath(call.path, params as Record<string, string>)}`,
        {
          method: call.method,
          headers: {
            cookie,
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(20_000),
        },
      )
      const read = (await answer.json()) as { detail: CallAnswer<C> }
      return answer.status >= 500 ? null : { status: answer.status, detail: read.detail }
    } catch {
      return null
    }
  }

  /** The same press until there is an answer; sometimes twice at once. */
  async function insist<C extends Call>(call: C, args: Arguments<C>) {
    const key = call.idempotent ? randomUUID() : undefined
    for (const until = Date.now() + GIVE_UP_MS; Date.now() < until; await pause(RETRY_MS)) {
      const presses = Array.from({ length: chance(0.1) ? 2 : 1 }, () => once(call, args, key))
      const answer = (await Promise.all(presses)).find((one) => one !== null)
      if (answer) return answer
    }
    throw new Error(`${call.id}: no answer`)
  }

  function notify(payment: string): void {
    const notice = pause(Math.random() * NOTICE_MS).then(() =>
      once(paymentNotice, { body: noticeOf(payment) }),
    )
    notices.add(notice)
    void notice.finally(() => notices.delete(notice))
  }

  /** What the bank does with a payment, and what of it is told. */
  function settle(payment: string, status: 'succeeded' | 'canceled'): void {
    yookassa.settle(payment, status)
    for (let left = oneOf([0, 0, 1, 1, 2, 4]); left > 0; left--) notify(payment)
  }

  async function pay(params: { id: string }): Promise<void> {
    const begun = await insist(checkOut, { params, body: {} })
    if (begun.status !== 200) return
    const { confirmationUrl } = begun.detail
    const payment = confirmationUrl.slice(confirmationUrl.lastIndexOf('/') + 1)
    // A notice before anything has happened.
    if (chance(0.1)) notify(payment)
    const fate = Math.random()
    if (fate < 0.65) settle(payment, 'succeeded')
    else if (fate < 0.8) {
      settle(payment, 'canceled')
      if (chance(0.5)) await pay(params)
    } else if (fate < 0.85) {
      // The buyer cancels and pays all the same.
      await insist(cancelOrder, { params })
      settle(payment, 'succeeded')
    }
  }

  for (let left = orders; left > 0; left--) {
    const body = { quantity: oneOf(PACKAGE_QUANTITIES) }
    const { detail: order } = await insist(createPackage, { body })
    const params = { id: order.id }
    known.add(order.id)
    if (!chance(0.05)) await pay(params)
    if (chance(0.1)) await insist(orderById, { params })
    // Otherwise the same goods would be given the same unpaid order.
    await insist(cancelOrder, { params })
  }
}
