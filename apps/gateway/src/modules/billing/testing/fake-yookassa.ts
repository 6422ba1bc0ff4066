import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll } from 'vitest'

interface Amount {
  value: string
  currency: string
}

export interface FakePayment {
  id: string
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  amount: Amount
  metadata: { order_id?: string }
  confirmation: { type: string; confirmation_url: string }
  cancellation_details?: { party: string; reason: string }
}

interface Refund {
  id: string
  payment_id: string
  amount: Amount
  status: 'pending' | 'succeeded' | 'canceled'
  cancellation_details?: { party: string; reason: string }
}

interface Receipt {
  customer?: { phone?: string; email?: string }
  items?: { description: string; quantity: string; amount: Amount; vat_code: number }[]
}

interface Answer {
  status: number
  body: object
}

const NOT_FOUND: Answer = { status: 404, body: { type: 'error', code: 'not_found' } }
const refused = (status: number, code: string): Answer => ({
  status,
  body: { type: 'error', code },
})

const kopecksOf = ({ value }: Amount): number => Math.round(Number(value) * 100)

/** https://yookassa.ru/developers/payment-acceptance/receipts/54fz: a customer, and lines that sum to the amount. */
function isReceiptOf(receipt: Receipt | undefined, amount: Amount): boolean {
  const { customer, items = [] } = receipt ?? {}
  if (!/^7\d{10}$/.test(customer?.phone ?? '')) return false
  if (items.some((item) => item.description.length > 128 || !/^\d+\.\d\d$/.test(item.amount.value)))
    return false
  return items.reduce((sum, item) => sum + kopecksOf(item.amount), 0) === kopecksOf(amount)
}

/**
 * Speaks API v3 of ЮKassa: basic auth, one result for an idempotence key, payments by redirect, refunds of what was
 * paid, receipts (54-ФЗ) whose lines sum to the amount. `SHOP` and `SECRET` log in.
 */
export async function startFakeYookassa() {
  const payments = new Map<string, FakePayment>()
  const refunds: Refund[] = []
  const byKey = new Map<string, { request: string; answer: Answer }>()
  const requests: { path: string; body: unknown }[] = []
  /** Answers that are lost: carried out, and the line drops. */
  let lost = 0
  let isDown = false
  /** Refunds take their time. */
  let isSlow = false
  /** Why the next refunds are refused. */
  let refusal: string | null = null

  function pay(body: Record<string, never>): Answer {
    const { amount, confirmation, metadata, receipt } = body as unknown as {
      amount: Amount
      receipt: Receipt
      confirmation: { type: string; return_url: string }
      metadata: FakePayment['metadata']
    }
    if (!/^\d+\.\d\d$/.test(amount?.value) || confirmation?.type !== 'redirect')
      return refused(400, 'invalid_request')
    if (!isReceiptOf(receipt, amount)) return refused(400, 'invalid_request')
    const id = randomUUID()
    const url = `https://yookassa.example/pay/${id}`
    const payment: FakePayment = {
      id,
      status: 'pending',
      amount,
      metadata,
      confirmation: { type: 'redirect', confirmation_url: url },
    }
    payments.set(id, payment)
    return { status: 200, body: payment }
  }

  function refund(body: Record<string, never>): Answer {
    const { payment_id, amount, receipt } = body as unknown as {
      payment_id: string
      amount: Amount
      receipt: Receipt
    }
    const paid = payments.get(payment_id)
    const sum = (list: { amount: Amount }[]) =>
      list.reduce((total, one) => total + Number(one.amount.value), 0)
    const before = refunds.filter(
      (one) => one.payment_id === payment_id && one.status !== 'canceled',
    )
    if (paid?.status !== 'succeeded') return refused(400, 'invalid_request')
    if (sum([...before, { amount }]) > Number(paid.amount.value))
      return refused(400, 'invalid_request')
    if (!isReceiptOf(receipt, amount)) return refused(400, 'invalid_request')
    const made: Refund = {
      id: randomUUID(),
      payment_id,
      amount,
      status: isSlow ? 'pending' : refusal === null ? 'succeeded' : 'canceled',
      ...(refusal !== null && {
        cancellation_details: { party: 'refund_network', reason: refusal },
      }),
    }
    refunds.push(made)
    return { status: 200, body: made }
  }

  async function answerOf(request: IncomingMessage): Promise<Answer> {
    const { method, url = '' } = request
    const authorization = `Basic ${Buffer.from('SHOP:SECRET').toString('base64')}`
    if (request.headers.authorization !== authorization) return refused(401, 'invalid_credentials')
    if (method === 'GET') {
      const [, kind, id = ''] = url.split('/')
      const found = kind === 'refunds' ? refunds.find((one) => one.id === id) : payments.get(id)
      return found ? { status: 200, body: found } : NOT_FOUND
    }
    const body = (await json(request)) as Record<string, never>
    requests.push({ path: url, body })
    const { 'idempotence-key': key } = request.headers
    if (typeof key !== 'string') return refused(400, 'invalid_request')
    const known = byKey.get(key)
    if (known)
      return known.request === JSON.stringify(body) ? known.answer : refused(400, 'invalid_request')
    const answer = url === '/refunds' ? refund(body) : url === '/payments' ? pay(body) : NOT_FOUND
    if (answer.status === 200) byKey.set(key, { request: JSON.stringify(body), answer })
    return answer
  }

  const server = createServer(async (request, response) => {
    if (isDown) return response.destroy()
    const { status, body } = await answerOf(request)
    if (lost > 0) {
      lost--
      return response.destroy()
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    payments,
    refunds,
    requests,
    loseAnswers: (count: number) => {
      lost = count
    },
    setDown: (down: boolean) => {
      isDown = down
    },
    setSlow: (slow: boolean) => {
      isSlow = slow
    },
    /** Why refunds are refused from now on; `null`: they succeed. */
    refuseRefunds: (reason: string | null) => {
      refusal = reason
    },
    /** The buyer has paid, or the bank has declined. */
    settle: (id: string, status: 'succeeded' | 'canceled', reason = 'insufficient_funds') => {
      const payment = payments.get(id)
      if (!payment) throw new Error('No such payment')
      // The bank's word is its last.
      if (payment.status !== 'pending') return
      payment.status = status
      if (status === 'canceled') payment.cancellation_details = { party: 'payment_network', reason }
    },
  }
}

export type FakeYookassa = Awaited<ReturnType<typeof startFakeYookassa>>

export const noticeOf = (id: string) => ({
  type: 'notification' as const,
  event: 'payment.succeeded',
  object: { id },
})
