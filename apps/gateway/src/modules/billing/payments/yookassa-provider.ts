import { CURRENCY } from '@trassa/contracts/enumerations/orders'
import { z } from 'zod'
import {
  type PaymentProvider,
  ProviderFailure,
  type ProviderPayment,
  type ProviderRefund,
  type Receipt,
} from './payment-provider.ts'
import { fromDecimal, toDecimal } from './roubles.ts'

interface YookassaSettings {
  shopId: string
  secretKey: string
  /** VAT of the receipts' lines as ЮKassa numbers it; 1: without VAT. */
  vatCode: number
  /** Where its API v3 answers. */
  url: string
  timeoutMs?: number
}

const amountSchema = z.object({ value: z.string(), currency: z.string() })

const paymentSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: amountSchema,
  confirmation: z.object({ confirmation_url: z.url().optional() }).optional(),
  metadata: z.object({ order_id: z.string().optional() }).optional(),
  cancellation_details: z.object({ reason: z.string() }).optional(),
})

const refundSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  cancellation_details: z.object({ reason: z.string() }).optional(),
})

/** https://yookassa.ru/developers/using-api/webhooks: what a notice is about; the rest is asked for. */
const noticeSchema = z.object({
  type: z.literal('notification'),
  event: z.string().startsWith('payment.'),
  object: z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }),
})

const STATUSES = {
  pending: 'pending',
  waiting_for_capture: 'pending',
  succeeded: 'succeeded',
  canceled: 'cancelled',
} as const satisfies Record<z.infer<typeof paymentSchema>['status'], ProviderPayment['status']>

const REFUND_STATUSES = { pending: 'pending', succeeded: 'succeeded', canceled: 'failed' } as const

/** Why payments are declined most often, as the buyer reads it; other reasons get the last sentence. */
const DECLINE_REASONS: Readonly<Record<string, string>> = {
  insufficient_funds: 'На карте недостаточно денег.',
  card_expired: 'Срок действия карты истёк.',
  invalid_card_number: 'Неверный номер карты.',
  invalid_csc: 'Неверный код с оборота карты.',
  '3d_secure_failed': 'Банк не подтвердил оплату кодом.',
  expired_on_confirmation: 'Время на оплату вышло.',
  payment_method_limit_exceeded: 'Превышен лимит карты.',
}
const DECLINED = 'Банк отклонил оплату. Попробуйте другую карту.'

/** Why refunds are refused, as the staff read it; other reasons get the last sentence. */
const REFUND_REASONS: Readonly<Record<string, string>> = {
  insufficient_funds: 'На счёте магазина в ЮKassa не хватает денег.',
  rejected_by_payee: 'Банк покупателя не принял возврат.',
  rejected_by_timeout: 'Время на возврат вышло.',
  yoo_money_account_closed: 'Кошелёк покупателя закрыт.',
  payment_expired: 'Этот платёж уже нельзя вернуть.',
}
const REFUND_REFUSED = 'ЮKassa отклонила возврат.'

/** Longest description and title of a receipt's line that ЮKassa takes. */
const TEXT_MAX = 128

/** ЮKassa, API v3: payments by redirect, refunds, receipts by 54-ФЗ (domain §5, §6). */
export function createYookassa(settings: YookassaSettings): PaymentProvider {
  const { shopId, secretKey, url, timeoutMs = 8000 } = settings
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`

  /** @throws ProviderFailure without an answer of the schema's shape; what the provider said is not quoted */
  async function ask<S extends z.ZodType>(
    path: string,
    schema: S,
    post?: { key: string; body: unknown },
  ): Promise<z.output<S>> {
    const response = await fetch(`${url}${path}`, {
      method: post ? 'POST' : 'GET',
      headers: {
        authorization,
        ...(post && { 'idempotence-key': post.key, 'content-type': 'application/json' }),
      },
      ...(post && { body: JSON.stringify(post.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new ProviderFailure('yookassa: no answer', { cause })
    })
    // 202: still being carried out; the same key asks again.
    if (response.status !== 200) throw new ProviderFailure(`yookassa: status ${response.status}`)
    const parsed = schema.safeParse(await response.json().catch(() => null))
    if (!parsed.success) throw new ProviderFailure('yookassa: unknown answer')
    return parsed.data
  }

  const amountOf = (kopecks: number) => ({ value: toDecimal(kopecks), currency: CURRENCY })

  const receiptOf = ({ phone, lines }: Receipt) => ({
    customer: { phone: phone.replace('+', '') },
    items: lines.map(({ title, price }) => ({
      description: title.slice(0, TEXT_MAX),
      quantity: '1.00',
      amount: amountOf(price),
      vat_code: settings.vatCode,
      payment_mode: 'full_payment',
      payment_subject: 'service',
    })),
  })

  function toPayment(answer: z.output<typeof paymentSchema>): ProviderPayment {
    const amount = fromDecimal(answer.amount.value)
    if (amount === null) throw new ProviderFailure('yookassa: unknown amount')
    const status = STATUSES[answer.status]
    const reason = answer.cancellation_details?.reason ?? ''
    return {
      providerId: answer.id,
      status,
      amount,
      currency: answer.amount.currency,
      orderId: answer.metadata?.order_id ?? null,
      declineReason: status === 'cancelled' ? (DECLINE_REASONS[reason] ?? DECLINED) : null,
    }
  }

  function toRefund(answer: z.output<typeof refundSchema>): ProviderRefund {
    const status = REFUND_STATUSES[answer.status]
    const reason = answer.cancellation_details?.reason ?? ''
    const declineReason = status === 'failed' ? (REFUND_REASONS[reason] ?? REFUND_REFUSED) : null
    return { providerId: answer.id, status, declineReason }
  }

  return {
    name: 'yookassa',
    async begin({ id, orderId, amount, description, returnUrl, receipt }) {
      const body = {
        amount: amountOf(amount),
        capture: true,
        confirmation: { type: 'redirect', return_url: returnUrl },
        description: description.slice(0, TEXT_MAX),
        metadata: { order_id: orderId },
        receipt: receiptOf(receipt),
      }
      const answer = await ask('/payments', paymentSchema, { key: id, body })
      return {
        ...toPayment(answer),
        confirmationUrl: answer.confirmation?.confirmation_url ?? null,
      }
    },
    read: async (providerId) =>
      toPayment(await ask(`/payments/${encodeURIComponent(providerId)}`, paymentSchema)),
    async refund({ id, providerId, amount, receipt }) {
      const body = {
        payment_id: providerId,
        amount: amountOf(amount),
        receipt: receiptOf(receipt),
      }
      return toRefund(await ask('/refunds', refundSchema, { key: id, body }))
    },
    readRefund: async (providerId) =>
      toRefund(await ask(`/refunds/${encodeURIComponent(providerId)}`, refundSchema)),
    paymentOfNotice: (body) => noticeSchema.safeParse(body).data?.object.id ?? null,
  }
}
