import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { NO_FILES } from '../../../testing/messaging.ts'
import { startTelegramServer, type TelegramCall } from '../../../testing/telegram-server.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createChannels } from '../channels/create-channels.ts'
import { defineTopic, type MessageTopic } from '../outbox/message-topic.ts'
import { createOutbox } from '../outbox/outbox.ts'
import {
  isTelegramChatStopped,
  resumeTelegramChat,
  stopTelegramChat,
} from './telegram-chats.repository.ts'
import { type DispatcherPace, startTelegramDispatcher } from './telegram-dispatcher.ts'
import { telegramBody } from './telegram-message.ts'

const { db, enqueue, config } = await createTestGateway()
const settled = vi.fn<(how: 'sent' | 'failed' | 'unwanted', subject: string) => void>()
type Traits = Pick<Partial<MessageTopic>, 'ifInDoubt' | 'isAnswer' | 'isStillWanted'>
const topic = (name: string, traits: Traits = {}) =>
  defineTopic({
    name,
    context: z.string(),
    ...traits,
    sent: async (_, subject) => settled('sent', subject),
    failed: async (_, subject) => settled('failed', subject),
    unwanted: async (_, subject) => settled('unwanted', subject),
  })
const NEWS = topic('news')
const MAILING = topic('mailing', { ifInDoubt: 'giveUp' })
const ANSWER = topic('answer', { isAnswer: true })
const PAUSED = topic('paused', { isStillWanted: async () => false })
/** Is asked whether its messages are wanted, and answers when `isAsked` says. */
const isAsked = vi.fn(async () => true)
const ASKED = topic('asked', { isStillWanted: isAsked })
const log = { error: vi.fn(), warn: vi.fn() }

type FaultOf = Parameters<typeof startTelegramServer>[0]

/** A Bot API and workers that send to it. */
async function open(faultOf?: FaultOf) {
  const server = await startTelegramServer(faultOf)
  const bot = { provider: 'bot', token: '1:abc', apiUrl: server.url } as const
  const channels = createChannels({ ...config, telegramChannel: bot }, db, NO_FILES)
  const outbox = createOutbox({
    db,
    enqueue,
    channels,
    topics: [NEWS, MAILING, ANSWER, PAUSED, ASKED],
    codeSecret: config.codeSecret,
  })
  const work = (pace: Partial<DispatcherPace> = { takeoverMs: 0 }) => {
    const stop = startTelegramDispatcher({ db, outbox, log, pace })
    onTestFinished(stop)
    return stop
  }
  const write = (chat: string, text: string, { as = NEWS, lifetimeSeconds = 60 } = {}) =>
    db.transaction((tx) =>
      outbox.write(tx, as, {
        channel: 'telegram',
        recipient: chat,
        body: telegramBody({ text }),
        context: text,
        lifetimeSeconds,
      }),
    )
  return { ...server, work, write }
}

const textsOf = (calls: TelegramCall[]) => calls.map(({ payload }) => payload.text)
const until = (check: () => unknown, timeout = 15_000) =>
  vi.waitFor(check, { timeout, interval: 20 })

beforeEach(async () => {
  settled.mockClear()
  await db.execute(sql`TRUNCATE messages, telegram_chats, leases`)
})

describe('domain §8: Telegram messages', () => {
  it('leave within a second of the commit, and are settled in their topic', async () => {
    const { work, write, sent } = await open()
    work()
    await write('1', 'before')
    await until(() => expect(settled).toHaveBeenCalledWith('sent', 'before'))
    await write('2', 'news')
    const written = performance.now()
    await until(() => expect(settled).toHaveBeenCalledWith('sent', 'news'))
    expect((sent[1]?.at ?? 0) - written).toBeLessThan(1000)
    expect(textsOf(sent)).toEqual(['before', 'news'])
  })

  it('30 in a second in all and one to a chat, from several workers; none twice', async () => {
    const { work, write, sent } = await open()
    for (let chat = 1; chat <= 50; chat++) await write(String(chat), `chat ${chat}`)
    for (const number of [1, 2, 3]) await write('1', `more ${number}`)
    for (let worker = 0; worker < 3; worker++) work()
    await until(() => expect(settled).toHaveBeenCalledTimes(53), 30_000)
    expect(sent).toHaveLength(53)
    expect(new Set(textsOf(sent)).size).toBe(53)
    for (const { at } of sent) {
      expect(sent.filter((other) => other.at >= at && other.at < at + 1000).length).toBeLessThan(31)
    }
    const first = sent.filter(({ payload }) => payload.chat_id === '1')
    expect(textsOf(first)).toEqual(['chat 1', 'more 1', 'more 2', 'more 3'])
    for (const [index, { at }] of first.slice(1).entries()) {
      expect(at - (first[index]?.at ?? 0)).toBeGreaterThanOrEqual(1000)
    }
  }, 40_000)

  it('an answer overtakes older messages, of its own chat and of others', async () => {
    const { work, write, sent } = await open()
    for (const chat of ['1', '2', '3']) await write(chat, `news ${chat}`)
    await write('3', 'answer', { as: ANSWER })
    work({ takeoverMs: 0, perSecond: 1, chatPauseSeconds: 0 })
    await until(() => expect(sent.length).toBeGreaterThan(0))
    expect(textsOf(sent)[0]).toBe('answer')
  })

  it('what is only asked whether it is wanted counts for the limit', async () => {
    const { work, write } = await open()
    const gate = Promise.withResolvers<boolean>()
    isAsked.mockImplementation(() => gate.promise)
    for (const chat of ['1', '2', '3', '4']) await write(chat, 'asked', { as: ASKED })
    work({ takeoverMs: 0, perSecond: 2 })
    await until(() => expect(isAsked).toHaveBeenCalledTimes(2))
    // Two more turns.
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(isAsked).toHaveBeenCalledTimes(2)
    gate.resolve(false)
    await until(() => expect(settled).toHaveBeenCalledTimes(8))
  })

  it('429: the chat waits for retry_after, others go on', async () => {
    let refusals = 0
    const { work, write, calls, sent } = await open(({ payload }) => {
      if (payload.chat_id !== '1' || refusals > 0) return undefined
      refusals += 1
      return { status: 429, description: 'Too Many Requests: retry after 1', retryAfter: 1 }
    })
    await write('1', 'waits')
    work()
    await until(() => expect(calls).toHaveLength(1))
    await write('2', 'goes on')
    await until(() => expect(sent).toHaveLength(2))
    expect(textsOf(sent)).toEqual(['goes on', 'waits'])
    expect((sent[1]?.at ?? 0) - (calls[0]?.at ?? 0)).toBeGreaterThanOrEqual(1000)
  }, 30_000)

  it('a chat that has blocked the bot gets nothing more, until it starts the bot again', async () => {
    let isBlocked = true
    const { work, write, calls, sent } = await open(() =>
      isBlocked
        ? { status: 403, description: 'Forbidden: bot was blocked by the user' }
        : undefined,
    )
    work()
    await write('1', 'refused')
    await until(() => expect(settled).toHaveBeenCalledWith('failed', 'refused'))
    expect(await isTelegramChatStopped(db, '1')).toBe(true)
    await write('1', 'not even tried')
    await until(() => expect(settled).toHaveBeenCalledWith('failed', 'not even tried'))
    expect(calls).toHaveLength(1)
    isBlocked = false
    await resumeTelegramChat(db, '1')
    await write('1', 'again')
    await until(() => expect(textsOf(sent)).toEqual(['again']))
  }, 30_000)

  it('a stopped chat gets answers only, also of what waited before', async () => {
    const { work, write, sent } = await open()
    await write('1', 'waited')
    await stopTelegramChat(db, '1')
    await write('1', 'answer', { as: ANSWER })
    work()
    await until(() => expect(settled).toHaveBeenCalledTimes(2))
    expect(settled.mock.calls).toEqual([
      ['sent', 'answer'],
      ['failed', 'waited'],
    ])
    expect(textsOf(sent)).toEqual(['answer'])
  })

  it('a message that is wanted no more is given up', async () => {
    const { work, write, calls } = await open()
    await write('1', 'paused', { as: PAUSED })
    work()
    await until(() => expect(settled).toHaveBeenCalledTimes(2))
    expect(settled.mock.calls).toEqual([
      ['failed', 'paused'],
      ['unwanted', 'paused'],
    ])
    expect(calls).toHaveLength(0)
  })

  it('a message whose time has passed is given up', async () => {
    const { work, write, calls } = await open()
    await write('1', 'late', { lifetimeSeconds: -1 })
    work()
    await until(() => expect(settled).toHaveBeenCalledWith('failed', 'late'))
    expect(calls).toHaveLength(0)
  })
})

describe('decision 114: a process dies while Telegram has its message', () => {
  const die = () =>
    db.execute(sql`WITH dead AS (UPDATE messages SET state = 'sending', attempts = attempts + 1,
        claimed_until = now() - interval '1 second' RETURNING recipient)
      INSERT INTO telegram_chats (chat_id) SELECT recipient FROM dead`)

  it('it is sent again by default', async () => {
    const { work, write, sent } = await open()
    await write('1', 'code')
    await die()
    work()
    await until(() => expect(settled).toHaveBeenCalledWith('sent', 'code'))
    expect(textsOf(sent)).toEqual(['code'])
  })

  it('and given up where twice is worse than not at all', async () => {
    const { work, write, sent } = await open()
    await write('1', 'ad', { as: MAILING })
    await die()
    work()
    await until(() => expect(settled).toHaveBeenCalledWith('failed', 'ad'))
    expect(sent).toHaveLength(0)
  })

  it('an answer that does not arrive leaves it in doubt as well', async () => {
    const { work, write, sent } = await open(({ payload }) =>
      payload.chat_id === '1' ? 'drop' : undefined,
    )
    await write('1', 'ad', { as: MAILING })
    await write('2', 'ad', { as: MAILING })
    work()
    await until(() => expect(settled).toHaveBeenCalledTimes(2))
    expect(settled).toHaveBeenCalledWith('failed', 'ad')
    expect(sent).toHaveLength(2)
  })
})
