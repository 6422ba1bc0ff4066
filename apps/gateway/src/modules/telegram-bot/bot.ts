import { Bot, Context } from 'grammy'
import type { UserFromGetMe } from 'grammy/types'
import type { Transaction } from '../../platform/database/connect.ts'
import { linkByBot } from '../identity/public.ts'
import {
  isTelegramChatStopped,
  type Outbox,
  resumeTelegramChat,
  stopTelegramChat,
  telegramBody,
} from '../messaging/public.ts'
import { ANSWER_LIFETIME_SECONDS, BOT_ANSWER_TOPIC } from './bot-answer.ts'
import { BOT_TEXTS, linkAnswer } from './bot-texts.ts'

/** An update together with the transaction that all its consequences are written in. */
class BotContext extends Context {
  /** Set before the first handler runs. */
  tx!: Transaction
}

interface BotSettings {
  token: string
  me: UserFromGetMe
  outbox: Outbox
}

/** What the bot does (domain §8). Its answers leave by the outbox, so that an update is answered once. */
export function createBot({ token, me, outbox }: BotSettings) {
  const bot = new Bot<BotContext>(token, { botInfo: me, ContextConstructor: BotContext })
  const person = bot.chatType('private')

  const answer = (context: BotContext, text: string) =>
    outbox.write(context.tx, BOT_ANSWER_TOPIC, {
      channel: 'telegram',
      recipient: String(context.chat?.id),
      body: telegramBody({ text }),
      context: {},
      lifetimeSeconds: ANSWER_LIFETIME_SECONDS,
    })

  person.command('start', async (context) => {
    const chatId = String(context.chat.id)
    const wasStopped = await isTelegramChatStopped(context.tx, chatId)
    await resumeTelegramChat(context.tx, chatId)
    const token = context.match.trim()
    if (token) {
      const { id, username } = context.from
      const telegram = { telegramId: String(id), username }
      await answer(context, linkAnswer(await linkByBot(context.tx, token, telegram)))
    } else await answer(context, wasStopped ? BOT_TEXTS.resumed : BOT_TEXTS.help)
  })

  person.command('stop', async (context) => {
    await stopTelegramChat(context.tx, String(context.chat.id))
    await answer(context, BOT_TEXTS.stopped)
  })

  // `/help`, unknown commands, anything else that is written.
  person.on('message', (context) => answer(context, BOT_TEXTS.help))

  return {
    /** Handles an update in the caller's transaction. @throws what a handler throws */
    async handle(tx: Transaction, update: Parameters<typeof bot.handleUpdate>[0]): Promise<void> {
      const context = new BotContext(update, bot.api, me)
      context.tx = tx
      await bot.middleware()(context, async () => undefined)
    },
  }
}
