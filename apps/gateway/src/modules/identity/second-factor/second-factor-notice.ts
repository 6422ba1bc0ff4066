import { PRODUCT_NAME } from '@trassa/contracts/product'
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/connect.ts'
import { defineTopic, type Outbox } from '../../messaging/public.ts'

/** Tells a staff member what happened to the second factor of the account; delivered by the job. */
export const SECOND_FACTOR_TOPIC = defineTopic({
  name: 'auth.secondFactor',
  context: z.object({ userId: z.string() }),
  sent: async () => undefined,
  failed: async () => undefined,
})

const NOT_YOU = 'Если это не вы, сразу сообщите старшему модератору.'

const TEXTS = {
  enrolled: `${PRODUCT_NAME}: ко входу в консоль подключено приложение с кодами. ${NOT_YOU}`,
  recovered: `${PRODUCT_NAME}: в консоль вошли по коду восстановления. ${NOT_YOU}`,
} as const

const DAY_SECONDS = 24 * 60 * 60

export const tellSecondFactor = (
  tx: Transaction,
  outbox: Outbox,
  { userId, phone, event }: { userId: string; phone: string; event: keyof typeof TEXTS },
): Promise<string> =>
  outbox.write(tx, SECOND_FACTOR_TOPIC, {
    channel: 'sms',
    recipient: phone,
    body: TEXTS[event],
    context: { userId },
    lifetimeSeconds: DAY_SECONDS,
  })
