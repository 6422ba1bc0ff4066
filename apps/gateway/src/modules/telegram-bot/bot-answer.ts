import { z } from 'zod'
import { defineTopic } from '../messaging/public.ts'

/** What the bot answers to a person; nothing follows from how it ends. */
export const BOT_ANSWER_TOPIC = defineTopic({
  name: 'telegram.answer',
  context: z.object({}),
  isAnswer: true,
  sent: async () => undefined,
  failed: async () => undefined,
})

/** An answer that comes later than this would puzzle. */
export const ANSWER_LIFETIME_SECONDS = 15 * 60
