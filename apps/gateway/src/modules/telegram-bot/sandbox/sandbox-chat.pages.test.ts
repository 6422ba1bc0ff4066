import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createFastify } from '../../../platform/http/create-server.ts'
import { NO_FILES } from '../../../testing/messaging.ts'
import { IMPATIENT } from '../../../testing/telegram.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createTelegramDeepLinkService } from '../../identity/public.ts'
import {
  createChannels,
  createOutbox,
  startTelegramDispatcher,
  telegramBody,
} from '../../messaging/public.ts'
import { BOT_ANSWER_TOPIC } from '../bot-answer.ts'
import { type BotFeature, buttonData } from '../bot-feature.ts'
import { sandboxChatPages } from './sandbox-chat.pages.ts'

const { db, enqueue, config, createUser } = await createTestGateway()
const log = { error: vi.fn(), warn: vi.fn() }
const PUBLIC_URL = 'http://demo.example:8080'

const SALE: BotFeature = {
  commands: [
    {
      command: 'ads',
      description: 'Мои объявления',
      handle: ({ reply }) =>
        reply({
          text: '<a href="http://demo.example:8080/ad">Lada &lt;Vesta&gt;</a>',
          picture: { file: 'lada.webp' },
          buttons: [[{ text: 'Продано', data: buttonData('sell', '7') }]],
        }),
    },
  ],
  answer: async ({ words }) => ({
    message: {
      text: `Нашли ${words}`,
      buttons: [
        [{ text: 'На сайт', url: 'http://demo.example:8080/list' }],
        [{ text: 'Следить', data: buttonData('follow', '') }],
      ],
    },
  }),
  buttons: {
    follow: { handle: async ({ links }) => ({ notice: `Следим за ${links}` }) },
    sell: {
      handle: async ({ argument }) => ({
        notice: `Записали ${argument}`,
        text: '<b>Продано</b>',
        buttons: [],
      }),
    },
  },
}

/** The demo's Telegram in a browser of its own. */
async function open() {
  const outbox = createOutbox({
    db,
    enqueue,
    channels: createChannels(config, db, NO_FILES),
    topics: [BOT_ANSWER_TOPIC],
    codeSecret: config.codeSecret,
  })
  onTestFinished(startTelegramDispatcher({ db, outbox, log, pace: IMPATIENT }))
  const app = createFastify({ logLevel: 'silent', trustProxy: false, publicUrl: PUBLIC_URL })
  onTestFinished(() => app.close())
  await app.register(sandboxChatPages, {
    db,
    outbox,
    features: [SALE],
    closedText: async () => null,
    publicUrl: PUBLIC_URL,
    picturesUrl: '/files/images/',
  })
  const headers: Record<string, string> = { host: 'demo.example:8080', origin: PUBLIC_URL }
  const show = async (url = '/dev/telegram') => {
    const { body, headers: answered } = await app.inject({ url, headers })
    headers.cookie = String(answered['set-cookie']).split(';')[0] ?? ''
    return body
  }
  const send = (fields: Record<string, string>, more: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/dev/telegram',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', ...more },
      payload: new URLSearchParams(fields).toString(),
    })
  const shows = (text: string | RegExp) =>
    vi.waitFor(async () => expect(await show()).toMatch(text), { timeout: 10_000, interval: 50 })
  return { show, send, shows }
}

it('domain §6: the demo links a Telegram without Telegram, and its buttons work', async () => {
  const { show, send, shows } = await open()
  const user = await createUser({ username: 'Иван' })
  const links = createTelegramDeepLinkService({ db, botUrl: `${PUBLIC_URL}/dev/telegram` })
  const { url } = await links.create({ userId: user.id } as Parameters<typeof links.create>[0])
  const { pathname, search, searchParams } = new URL(url)
  expect(await show(pathname + search)).toContain('Начать')
  await send({ text: `/start ${searchParams.get('start')}` })
  await shows(/Telegram привязан к аккаунту «Иван»/)
  const { rows } = await db.execute(sql`SELECT telegram_id FROM users WHERE id = ${user.id}`)
  expect(rows[0]?.telegram_id).toMatch(/^\d{10}$/)

  await send({ text: '/ads' })
  await shows(/Lada &lt;Vesta&gt;/)
  const page = await show()
  expect(page).toContain('<img src="/files/images/lada.webp"')
  expect(page).toContain('<a href="http://demo.example:8080/ad">')
  const message = /name="message" value="(\d+)"/.exec(page)?.[1] ?? ''
  const pressed = await send({ message, data: 'sell:7' })
  expect(pressed.headers.location).toBe(
    `/dev/telegram?${new URLSearchParams({ notice: 'Записали 7' })}`,
  )
  const after = await show(String(pressed.headers.location))
  expect(after).toContain('<b>Записали 7</b>')
  expect(after).toContain('<b>Продано</b>')
  expect(after).not.toContain('name="message"')

  expect(await show('/dev/telegram?write=1')).toMatch(/<input name="text"(?![\s\S]*http-equiv)/)
  await send({ text: 'камри' })
  await shows(/Нашли камри/)
  const found = /name="message" value="(\d+)"/.exec(await show())?.[1] ?? ''
  const followed = await send({ message: found, data: 'follow:' })
  const notice = new URL(String(followed.headers.location), PUBLIC_URL).searchParams.get('notice')
  expect(notice).toBe('Следим за http://demo.example:8080/list')
}, 30_000)

it('domain §6: a browser presses only buttons of its own chat, and no other site presses any', async () => {
  const { show, send } = await open()
  await show()
  const body = telegramBody({ text: 'Чужое', buttons: [[{ text: 'Продано', data: 'sell:7' }]] })
  const { rows } = await db.execute(
    sql`INSERT INTO dev_mailbox_messages (channel, recipient, body) VALUES ('telegram', '1', ${body}) RETURNING id`,
  )
  expect((await send({ message: String(rows[0]?.id), data: 'sell:7' })).statusCode).toBe(404)
  expect(await show()).not.toContain('Чужое')
  const elsewhere = await send({ text: '/stop' }, { origin: 'https://evil.example' })
  expect(elsewhere.statusCode).toBe(403)
}, 30_000)
