import { and, asc, eq, like } from 'drizzle-orm'
import { users } from '../modules/identity/public.ts'
import { messages } from '../modules/messaging/outbox/messages.table.ts'
import { readTelegramMessage } from '../modules/messaging/telegram/telegram-message.ts'
import { createTextSeal } from '../platform/secrets/seal-text.ts'
import type { TestGateway, TestUser } from './test-gateway.ts'

/** A user whom notices reach in Telegram. */
export async function createReachable(
  { db, createUser }: Pick<TestGateway, 'db' | 'createUser'>,
  fields: Parameters<TestGateway['createUser']>[0] = {},
): Promise<TestUser & { telegramId: string }> {
  const user = await createUser(fields)
  const telegramId = `77${user.id}`
  await db.update(users).set({ telegramId }).where(eq(users.id, user.id))
  return { ...user, telegramId }
}

/** The notices to a chat or an address that wait in the outbox, in their order. */
export async function noticesTo(
  { db, config }: Pick<TestGateway, 'db' | 'config'>,
  recipient: string,
) {
  const bodies = createTextSeal(config.codeSecret, 'message bodies')
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.recipient, recipient), like(messages.topic, 'notice.%')))
    .orderBy(asc(messages.createdAt), asc(messages.id))
  return rows.map(({ id, topic, channel, sealedBody, notBefore }) => {
    const body = bodies.open(id, sealedBody ?? Buffer.alloc(0))
    const { text, buttons = [] } =
      channel === 'telegram' ? readTelegramMessage(body) : { text: body, buttons: [] }
    return {
      type: topic.slice('notice.'.length),
      channel,
      text,
      buttons: buttons.flat(),
      notBefore,
    }
  })
}
