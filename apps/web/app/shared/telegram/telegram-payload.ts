import { type TelegramPayload, telegramPayloadSchema } from '@trassa/contracts/calls/auth'
import { z } from 'zod'

/** How Telegram's widget names what it signed. */
const authDataSchema = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  first_name: z.string(),
  last_name: z.string().optional(),
  username: z.string().optional(),
  photo_url: z.string().optional(),
  auth_date: z.coerce.number(),
  hash: z.string(),
})

const messageSchema = z.object({ event: z.literal('auth_user'), auth_data: authDataSchema })

/** A message of the widget's frame → what the gateway checks; `null` for any other message. */
export function readTelegramMessage(text: unknown): TelegramPayload | null {
  if (typeof text !== 'string') return null
  const message = messageSchema.safeParse(parseJson(text))
  if (!message.success) return null
  const data = message.data.auth_data
  const payload = telegramPayloadSchema.safeParse({
    telegramId: data.id,
    firstName: data.first_name,
    lastName: data.last_name,
    username: data.username,
    photoUrl: data.photo_url,
    authDate: data.auth_date,
    hash: data.hash,
  })
  return payload.data ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
