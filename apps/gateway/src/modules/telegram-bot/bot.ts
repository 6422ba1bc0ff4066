import { cut } from '@trassa/catalog/format/cut'
import { Bot, Context, type Transformer } from 'grammy'
import type { UserFromGetMe } from 'grammy/types'
import type { Database, Transaction } from '../../platform/database/connect.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { findUserByTelegramId, linkByBot } from '../identity/public.ts'
import {
  isTelegramChatStopped,
  type Outbox,
  resumeTelegramChat,
  stopTelegramChat,
  type TelegramMessage,
  telegramBody,
} from '../messaging/public.ts'
import { createAskedAnswers } from './asked-answer.ts'
import { ANSWER_LIFETIME_SECONDS, BOT_ANSWER_TOPIC } from './bot-answer.ts'
import {
  type AskedAnswer,
  type BotFeature,
  type HandledCommand,
  readButtonData,
} from './bot-feature.ts'
import { BOT_TEXTS, helpText, linkAnswer } from './bot-texts.ts'
import { callsAfterPress, linksBelow } from './button-press.ts'

/** Of the calls that follow a press. */
const TIMEOUT_SECONDS = 5

/** Signs that Telegram shows above a chat. */
const NOTICE_MAX = 200

/** An update together with the transaction that all its consequences are written in. */
class BotContext extends Context {
  /** Set before the first handler runs. */
  tx!: Transaction
  /** Calls of Telegram that follow the commit. */
  afterwards: (() => Promise<unknown>)[] = []
  /** Made before the transaction. */
  asked: AskedAnswer | null = null
}

interface BotSettings {
  db: Database
  token: string
  apiUrl: string
  me: UserFromGetMe
  outbox: Outbox
  features: readonly BotFeature[]
  /** What a change is answered while the site is closed; `null` while it is open. */
  closedText: () => Promise<string | null>
  /** Answers the bot's calls in place of Telegram. */
  transformer?: Transformer
}

/** What the bot does (domain §8). Its answers leave by the outbox, so that an update is answered once. */
export function createBot({
  db,
  token,
  apiUrl,
  me,
  outbox,
  features,
  closedText,
  transformer,
}: BotSettings) {
  const bot = new Bot<BotContext>(token, {
    botInfo: me,
    ContextConstructor: BotContext,
    client: { apiRoot: apiUrl, timeoutSeconds: TIMEOUT_SECONDS },
  })
  if (transformer) bot.api.config.use(transformer)
  const person = bot.chatType('private')
  const buttons = new Map(features.flatMap((one) => Object.entries(one.buttons ?? {})))
  const help = helpText(features)
  const askedAnswer = createAskedAnswers(features)
  /** The refusal of a command or a button that changes something; `null` where it may go on. */
  const refusalOf = async ({ reads }: Pick<HandledCommand, 'reads'>) =>
    reads ? null : closedText()

  const reply = async (context: BotContext, message: TelegramMessage) => {
    await outbox.write(context.tx, BOT_ANSWER_TOPIC, {
      channel: 'telegram',
      recipient: String(context.chat?.id),
      body: telegramBody(message),
      context: {},
      lifetimeSeconds: ANSWER_LIFETIME_SECONDS,
    })
  }
  const answer = (context: BotContext, text: string) => reply(context, { text })
  /** Gives the answer to words, the help where there is none. */
  const answerWords = async (context: BotContext) => {
    const { message, note } = context.asked ?? { message: { text: help } }
    await reply(context, message)
    await note?.(context.tx)
  }
  /** @returns whether the command was refused, and answered so */
  const isRefused = async (
    context: BotContext,
    command: Pick<HandledCommand, 'reads'>,
  ): Promise<boolean> => {
    const refusal = await refusalOf(command)
    if (refusal !== null) await answer(context, escapeHtml(refusal))
    return refusal !== null
  }

  /** `undefined` for a Telegram that is linked to no account. */
  const requestOf = async (context: BotContext, argument: string) => {
    const user = await findUserByTelegramId(context.tx, String(context.from?.id))
    const { tx } = context
    return (
      user && {
        tx,
        userId: user.id,
        argument,
        reply: (message: TelegramMessage) => reply(context, message),
      }
    )
  }

  person.command('start', async (context) => {
    const chatId = String(context.chat.id)
    const wasStopped = await isTelegramChatStopped(context.tx, chatId)
    const token = context.match.trim()
    if ((token || wasStopped) && (await isRefused(context, {}))) return
    await resumeTelegramChat(context.tx, chatId)
    if (token) {
      const { id, username } = context.from
      const telegram = { telegramId: String(id), username }
      await answer(context, linkAnswer(await linkByBot(context.tx, token, telegram)))
    } else await answer(context, wasStopped ? BOT_TEXTS.resumed : help)
  })

  // Goes on while the site is closed: so do the messages that it stops.
  person.command('stop', async (context) => {
    await stopTelegramChat(context.tx, String(context.chat.id))
    await answer(context, BOT_TEXTS.stopped)
  })

  for (const command of features.flatMap(({ commands = [] }) => commands)) {
    person.command(command.command, async (context) => {
      const request = await requestOf(context, context.match.trim())
      if (!request) await answer(context, BOT_TEXTS.notLinked)
      else if ('answer' in command) await answerWords(context)
      else if (!(await isRefused(context, command))) await command.handle(request)
    })
  }

  // `/help`, unknown commands, anything else that is written.
  person.on('message', answerWords)

  // Only `/start` switches messages on again: a chat that is unblocked has not asked for any.
  person.on('my_chat_member', async (context) => {
    const { status } = context.myChatMember.new_chat_member
    if (status === 'kicked') await stopTelegramChat(context.tx, String(context.chat.id))
  })

  bot.on('callback_query', async (context) => {
    const { name, argument } = readButtonData(context.callbackQuery.data ?? '')
    const button = buttons.get(name)
    const request = button && (await requestOf(context, argument))
    const refusal = button ? BOT_TEXTS.notLinkedNotice : BOT_TEXTS.unknownButton
    const closed = request && (await refusalOf(button))
    const notice = closed ? cut(closed, NOTICE_MAX) : refusal
    const links = linksBelow(context)
    const pressed = request && !closed ? await button.handle({ ...request, links }) : { notice }
    context.afterwards.push(...callsAfterPress(context, pressed ?? {}))
  })

  return {
    /**
     * Makes what an update asks for in words.
     *
     * @returns handles the update in the caller's transaction, and returns the calls that follow its commit. One that
     * fails is not made again: the press has had its effect.
     * @throws what a handler throws
     */
    async prepare(
      update: Parameters<typeof bot.handleUpdate>[0],
    ): Promise<(tx: Transaction) => Promise<readonly (() => Promise<unknown>)[]>> {
      const context = new BotContext(update, bot.api, me)
      context.asked = await askedAnswer(db, context)
      return async (tx) => {
        context.tx = tx
        await bot.middleware()(context, async () => undefined)
        return context.afterwards
      }
    },
  }
}
