import { randomInt } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import { idSchema, textSchema } from '@trassa/contracts/values'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { guardDevPages } from '../../../platform/dev-pages/dev-page.ts'
import { checkOrigin } from '../../../platform/http/requests/check-origin.ts'
import { listDevMailboxMessages, type Outbox, readTelegramMessage } from '../../messaging/public.ts'
import { createBot } from '../bot.ts'
import type { BotFeature } from '../bot-feature.ts'
import { menuOf } from '../bot-texts.ts'
import { sandboxBotApi } from './sandbox-bot-api.ts'
import {
  renderSandboxChat,
  renderSandboxStart,
  SANDBOX_CHAT,
  TEXT_MAX,
} from './sandbox-chat-html.ts'
import { pressedUpdate, writtenUpdate } from './sandbox-updates.ts'

const SHOWN = 30
const CHAT_COOKIE = 'sandbox-chat'
/** As long as Telegram's own ids. */
const CHAT_IDS = { min: 1_000_000_000, max: 9_999_999_999 } as const

const querySchema = z.object({
  start: textSchema(100).optional(),
  /** A page for writing, which does not reload itself. */
  write: textSchema(1).optional(),
  notice: textSchema(300).optional(),
})
const bodySchema = z.union([
  z.object({ text: textSchema(TEXT_MAX).min(1) }),
  z.object({ message: idSchema, data: textSchema(64) }),
])

interface SandboxChatPages {
  db: Database
  outbox: Outbox
  features: readonly BotFeature[]
  closedText: () => Promise<string | null>
  publicUrl: string
  /** Where the pictures of our storage are served, with a slash at the end. */
  picturesUrl: string
}

/**
 * `/dev/telegram`: the demo's bot with the person's side of the chat as a page (domain §6). The bot is the real one; its
 * messages come by the outbox and the dev mailbox. Each browser is one Telegram. Mounted in demo mode only.
 */
export async function sandboxChatPages(
  app: FastifyInstance,
  { db, outbox, features, closedText, publicUrl, picturesUrl }: SandboxChatPages,
): Promise<void> {
  guardDevPages(app, publicUrl)
  checkOrigin(app, publicUrl)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 2048 },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  const commands = menuOf(features).map(({ command }) => command)

  app.get(SANDBOX_CHAT, async (request, reply) => {
    const query = querySchema.safeParse(request.query)
    const { start, write, notice } = query.data ?? {}
    const chatId = chatOf(request) ?? randomInt(CHAT_IDS.min, CHAT_IDS.max)
    const recipient = String(chatId)
    const messages = await listDevMailboxMessages(db, { recipient, limit: SHOWN })
    return reply
      .header('set-cookie', `${CHAT_COOKIE}=${chatId}; Path=/dev; HttpOnly; SameSite=Lax`)
      .type('text/html; charset=utf-8')
      .send(
        start !== undefined
          ? renderSandboxStart(start)
          : renderSandboxChat({
              messages,
              commands,
              notice,
              picturesUrl,
              isWriting: write !== undefined,
            }),
      )
  })

  app.post(SANDBOX_CHAT, async (request, reply) => {
    const chatId = chatOf(request)
    const body = bodySchema.safeParse(request.body)
    if (chatId === undefined || !body.success) throw new AppError('request.invalid')
    const update =
      'text' in body.data
        ? writtenUpdate({ chatId }, body.data.text)
        : pressedUpdate({ chatId }, await pressed(chatId, body.data))
    let notice = ''
    const bot = createBot({
      db,
      token: 'sandbox',
      apiUrl: publicUrl,
      me: SANDBOX_BOT,
      outbox,
      features,
      closedText,
      transformer: sandboxBotApi(db, (text) => {
        notice = text
      }),
    })
    const handle = await bot.prepare(update)
    for (const call of await db.transaction(handle)) await call()
    const query = notice === '' ? '' : `?${new URLSearchParams({ notice })}`
    return reply.redirect(`${SANDBOX_CHAT}${query}`, 303)
  })

  /** @throws AppError `request.not_found` for a message that the chat does not have */
  async function pressed(chatId: number, { message: id, data }: { message: string; data: string }) {
    const messages = await listDevMailboxMessages(db, { recipient: String(chatId), limit: SHOWN })
    const message = messages.find((one) => one.id === id)
    if (!message) throw new AppError('request.not_found')
    return { messageId: Number(id), message: readTelegramMessage(message.body), data }
  }
}

const SANDBOX_BOT = {
  id: 1,
  is_bot: true,
  first_name: 'Трасса',
  username: 'trassa_demo_bot',
} as Parameters<typeof createBot>[0]['me']

const chatOf = ({ headers }: FastifyRequest): number | undefined => {
  const written = new RegExp(`(?:^|;\\s*)${CHAT_COOKIE}=(\\d{10})(?:;|$)`).exec(
    headers.cookie ?? '',
  )
  return written?.[1] === undefined ? undefined : Number(written[1])
}
