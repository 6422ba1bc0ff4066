import { formatPhone } from '@trassa/contracts/phone'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/connect.ts'
import { defineTopic, type Outbox } from '../../messaging/public.ts'

/** Tells the owner of an account what happened to it; delivered by the job. Nobody can switch these off. */
export const ACCOUNT_TOPIC = defineTopic({
  name: 'account.changed',
  context: z.object({ userId: z.string() }),
  sent: async () => undefined,
  failed: async () => undefined,
})

type AccountEvent = { type: 'phoneChanged'; to: string } | { type: 'deleted' }

const DAY_SECONDS = 24 * 60 * 60

const textOf = (event: AccountEvent): string =>
  event.type === 'deleted'
    ? `${PRODUCT_NAME}: аккаунт и объявления удалены. Если это не вы, напишите в поддержку.`
    : `${PRODUCT_NAME}: номер аккаунта изменён на ${formatPhone(event.to).slice(0, -8)}***. Если это не вы, напишите в поддержку.`

/** Writes the message in the caller's transaction. @param phone the number that the account had before. */
export const tellAccount = (
  tx: Transaction,
  outbox: Outbox,
  { userId, phone, event }: { userId: string; phone: string; event: AccountEvent },
): Promise<string> =>
  outbox.write(tx, ACCOUNT_TOPIC, {
    channel: 'sms',
    recipient: phone,
    body: textOf(event),
    context: { userId },
    lifetimeSeconds: DAY_SECONDS,
  })
