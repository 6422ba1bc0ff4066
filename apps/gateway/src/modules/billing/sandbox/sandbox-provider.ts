import { CURRENCY } from '@trassa/contracts/enumerations/orders'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { type PaymentProvider, ProviderFailure } from '../payments/payment-provider.ts'
import { sandboxPayments, sandboxRefunds } from './sandbox-payments.table.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

export const findSandboxPayment = async (
  db: Database,
  id: string,
): Promise<SandboxPayment | undefined> => {
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id))
  return payment
}

/** Keeps what the buyer has chosen; the first choice counts. */
export async function chooseOutcome(
  db: Database,
  id: string,
  { outcome, settlesAt }: Pick<SandboxPayment, 'outcome' | 'settlesAt'>,
): Promise<void> {
  await db
    .update(sandboxPayments)
    .set({ outcome, settlesAt })
    .where(and(eq(sandboxPayments.id, id), isNull(sandboxPayments.outcome)))
}

const noticeSchema = z.object({
  type: z.literal('notification'),
  object: z.object({ id: z.uuid() }),
})

const toPayment = ({ id, outcome, settlesAt, amount, orderId }: SandboxPayment) => ({
  providerId: id,
  status:
    settlesAt !== null && settlesAt <= new Date() ? (outcome ?? 'pending') : ('pending' as const),
  amount,
  currency: CURRENCY,
  orderId,
  declineReason: outcome === 'cancelled' ? 'Банк отклонил оплату. Попробуйте другую карту.' : null,
})

/** The embedded default (domain §6): a provider with a page of its own, where the buyer chooses what happens. */
export function createSandbox({
  db,
  publicUrl,
}: {
  db: Database
  publicUrl: string
}): PaymentProvider {
  const readPayment = async (id: string): Promise<SandboxPayment> => {
    const payment = await findSandboxPayment(db, id)
    if (!payment) throw new ProviderFailure('sandbox: no such payment')
    return payment
  }

  return {
    name: 'sandbox',
    async begin({ id, orderId, amount, description, returnUrl }) {
      const begun = { id, orderId, amount, description, returnUrl }
      await db.insert(sandboxPayments).values(begun).onConflictDoNothing()
      return {
        ...toPayment(await readPayment(id)),
        confirmationUrl: `${publicUrl}/dev/payment/${id}`,
      }
    },
    read: async (providerId) => toPayment(await readPayment(providerId)),
    async refund({ id, providerId: paymentId, amount }) {
      await db.insert(sandboxRefunds).values({ id, paymentId, amount }).onConflictDoNothing()
      return { providerId: id, status: 'succeeded', declineReason: null }
    },
    readRefund: async (providerId) => ({
      providerId,
      status: 'succeeded',
      declineReason: null,
    }),
    paymentOfNotice: (body) => noticeSchema.safeParse(body).data?.object.id ?? null,
  }
}
