import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { NO_FILES } from '../../testing/messaging.ts'
import { BOT_TOKEN } from '../../testing/telegram.ts'
import { startTelegramServer } from '../../testing/telegram-server.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import {
  createChannels,
  createOutbox,
  isTelegramChatStopped,
  readTelegramMessage,
} from '../messaging/public.ts'
import { BOT_ANSWER_TOPIC } from './bot-answer.ts'
import { type BotAnswer, type BotButton, type BotRequest, buttonData } from './bot-feature.ts'
import { startTelegramBot } from './start-bot.ts'

const { db, enqueue, config, createUser } = await createTestGateway()
const log = { error: vi.fn(), warn: vi.fn() }
const outbox = createOutbox({
  db,
  enqueue,
  channels: createChannels(config, db, NO_FILES),
  topics: [BOT_ANSWER_TOPIC],
  codeSecret: config.codeSecret,
})

let linkedId = 800
const createLinked = async () => {
  linkedId += 1
  const { id } = await createUser({ username: 'Иван' })
  await db.execute(sql`UPDATE users SET telegram_id = ${String(linkedId)} WHERE id = ${id}`)
  return { id: linkedId, userId: id }
}

/** A bot with a button `sell` that renames its user. */
async function open(closedText = async (): Promise<string | null> => null) {
  const server = await startTelegramServer()
  const sell = vi.fn<BotButton['handle']>(async ({ tx, userId, argument }) => {
    await tx.execute(sql`UPDATE users SET username = username || ${argument} WHERE id = ${userId}`)
    return { notice: 'Записали', text: '<b>Продано</b>', buttons: [] }
  })
  const changeList = vi.fn<BotButton['handle']>(async () => ({ notice: 'Изменили' }))
  const features = [
    {
      commands: [
        {
          command: 'list',
          description: 'Показать',
          reads: true as const,
          handle: ({ reply }: BotRequest) => reply({ text: 'Список' }),
        },
      ],
      buttons: {
        sell: { handle: sell },
        // The name of the command that shows: each says for itself what it does.
        list: { handle: changeList },
        show: { reads: true as const, handle: async () => ({ notice: 'Показали' }) },
      },
    },
  ]
  const work = () => {
    const stop = startTelegramBot({
      token: BOT_TOKEN,
      apiUrl: server.url,
      db,
      outbox,
      features,
      closedText,
      log,
    })
    onTestFinished(stop)
    return stop
  }
  const callsOf = (method: string) =>
    server.calls.filter((call) => call.method === method).map(({ payload }) => payload)
  const answered = (count: number) =>
    vi.waitFor(() => expect(callsOf('answerCallbackQuery')).toHaveLength(count), {
      timeout: 10_000,
      interval: 20,
    })
  return { ...server, sell, changeList, work, callsOf, answered }
}
const nameOf = async (userId: string) => {
  const { rows } = await db.execute(sql`SELECT username FROM users WHERE id = ${userId}`)
  return rows[0]?.username
}

beforeEach(() => db.execute(sql`TRUNCATE messages, telegram_chats, telegram_updates, leases`))

it('domain §8: a button is handled once, answered, and its message edited', async () => {
  const { work, press, callsOf, answered, sell } = await open()
  const person = await createLinked()
  const stops = [work(), work()]
  press(person, buttonData('sell', '12:3'))
  await answered(1)
  await Promise.all(stops.map((stop) => stop()))
  work()
  press(person, buttonData('sell', '4'), { photo: [], caption: '.' })
  await answered(2)
  await vi.waitFor(() => expect(callsOf('editMessageCaption')).toHaveLength(1))
  expect(sell).toHaveBeenCalledTimes(2)
  expect(await nameOf(person.userId)).toBe('Иван12:34')
  expect(callsOf('answerCallbackQuery')[0]).toMatchObject({ text: 'Записали' })
  expect(callsOf('editMessageText')).toMatchObject([{ text: '<b>Продано</b>', parse_mode: 'HTML' }])
  expect(callsOf('editMessageCaption')).toMatchObject([{ caption: '<b>Продано</b>' }])
}, 20_000)

it('domain §8: a button that is unknown, and one of a Telegram without an account, say so', async () => {
  const { work, press, callsOf, answered, sell } = await open()
  work()
  press(await createLinked(), 'of-last-year:1')
  press({ id: 799 }, buttonData('sell', '1'))
  await answered(2)
  expect(callsOf('answerCallbackQuery').map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Эта кнопка больше не действует.',
      'Этот Telegram не привязан к аккаунту на сайте.',
    ]),
  )
  expect(sell).not.toHaveBeenCalled()
})

it('docs/decisions/190: words are answered before the transaction, in it the answer is written once', async () => {
  const { write, url } = await startTelegramServer()
  const open: unknown[] = []
  const answer: BotAnswer = async ({ userId, words }) => {
    const { rows } = await db.execute(sql`
      SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`)
    open.push(...rows)
    return words === 'спасибо' ? null : { message: { text: `${await nameOf(userId)}: ${words}` } }
  }
  const features = [
    { answer, commands: [{ command: 'ask', description: 'Спросить', answer }] },
    { answer: async () => ({ message: { text: 'Второй' } }) },
  ]
  const work = { token: BOT_TOKEN, apiUrl: url, db, outbox, features, log }
  const closedText = async () => 'Ведутся работы'
  onTestFinished(startTelegramBot({ ...work, closedText }))
  const answers = vi.spyOn(outbox, 'write')
  onTestFinished(() => answers.mockRestore())
  const person = await createLinked()
  for (const text of ['камри', '/ask  камри ', '/ask', 'спасибо', '/other камри', '/help'])
    write(person, text)
  write({ id: 797 }, 'камри')
  write({ id: 797 }, '/ask камри')
  await vi.waitFor(() => expect(answers).toHaveBeenCalledTimes(8), 10_000)
  const texts = answers.mock.calls.map(([, , { body }]) => readTelegramMessage(body).text)
  const help = expect.stringMatching(/^Это бот сайта/)
  expect(texts).toEqual([
    'Иван: камри',
    'Иван: камри',
    'Иван: ',
    help,
    help,
    help,
    help,
    expect.stringMatching(/^Этот Telegram ещё не привязан/),
  ])
  expect(open).toEqual([])
}, 20_000)

it('docs/decisions/190: what an answer notes is noted with it: once, also where the first attempt fails', async () => {
  const { write, url } = await startTelegramServer()
  const person = await createLinked()
  const note = vi.fn(async (tx: BotRequest['tx']) => {
    await tx.execute(sql`UPDATE users SET username = username || '!' WHERE id = ${person.userId}`)
    if (note.mock.calls.length === 1) throw new Error('No connection')
  })
  const answer = vi.fn<BotAnswer>(async () => ({ message: { text: 'Нашли' }, note }))
  const work = { token: BOT_TOKEN, apiUrl: url, db, outbox, features: [{ answer }], log }
  onTestFinished(startTelegramBot({ ...work, closedText: async () => 'Ведутся работы' }))
  write(person, 'камри')
  await vi.waitFor(() => expect(note).toHaveBeenCalledTimes(2), 10_000)
  await vi.waitFor(async () => expect(await nameOf(person.userId)).toBe('Иван!'), 5000)
  expect(answer).toHaveBeenCalledTimes(2)
  const { rows: written } = await db.execute(sql`SELECT FROM messages`)
  expect(written).toHaveLength(1)
}, 20_000)

it('domain §8: a bot that is blocked stops at once; unblocking alone starts nothing', async () => {
  const { work, change, press, answered } = await open()
  work()
  change({ id: 798 }, 'kicked')
  await vi.waitFor(async () => expect(await isTelegramChatStopped(db, '798')).toBe(true), 5000)
  change({ id: 798 }, 'member')
  press({ id: 798 }, 'nothing')
  await answered(1)
  expect(await isTelegramChatStopped(db, '798')).toBe(true)
})

it('docs/decisions/153: while the site is closed nothing is changed, and everything is shown', async () => {
  let closed: string | null = `Ведутся работы. ${'Мы <вернёмся>. '.repeat(30)}`
  const { work, press, write, callsOf, answered, sell, changeList } = await open(async () => closed)
  work()
  const person = await createLinked()
  press(person, buttonData('sell', '1'))
  press(person, buttonData('show', '1'))
  press(person, buttonData('list', '1'))
  await answered(3)
  const notices = callsOf('answerCallbackQuery').map(({ text }) => String(text))
  const refusal = expect.stringMatching(/^Ведутся работы.*…$/)
  expect(notices).toEqual([refusal, 'Показали', refusal])
  expect(notices[0]?.length).toBeLessThanOrEqual(200)
  expect(sell).not.toHaveBeenCalled()
  expect(changeList).not.toHaveBeenCalled()
  const answers = vi.spyOn(outbox, 'write')
  onTestFinished(() => answers.mockRestore())
  for (const text of ['/start a-link', '/start', '/list', '/help', '/stop', '/start'])
    write(person, text)
  await vi.waitFor(() => expect(answers).toHaveBeenCalledTimes(6), 10_000)
  const [link, start, list, help, stop, resume] = answers.mock.calls.map(([, , { body }]) => body)
  expect(link).toContain('Ведутся работы. Мы &lt;вернёмся&gt;.')
  expect(start).toContain('Это бот сайта')
  expect(list).toContain('Список')
  expect(help).toEqual(start)
  // Messages go on, so they can be stopped.
  expect(stop).toContain('Больше ничего не будем присылать')
  expect(resume).toEqual(link)
  expect(await isTelegramChatStopped(db, String(person.id))).toBe(true)
  closed = null
  press(person, buttonData('sell', '2'))
  await answered(4)
  expect(sell).toHaveBeenCalledOnce()
}, 20_000)
