import { createPreset, presets } from '@trassa/contracts/calls/notification-presets'
import { SAVED_SEARCHES_MAX } from '@trassa/contracts/enumerations/saved-searches'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createReferenceCache } from '../../modules/reference/public.ts'
import { createSearchService } from '../../modules/search/public.ts'
import { createUnderstanding } from '../../modules/understanding/public.ts'
import type { Connection } from '../../platform/database/connect.ts'
import { insertAd, SAMARA } from '../../testing/ads.ts'
import { BOT_TOKEN, IMPATIENT, WITH_BOT } from '../../testing/telegram.ts'
import { startTelegramServer } from '../../testing/telegram-server.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { startTelegram } from './telegram.ts'

const gateway = await createTestGateway(WITH_BOT)
const { db, enqueue, config, get, createUser } = gateway
const log = { error: vi.fn(), warn: vi.fn() }
const reference = createReferenceCache(db)
const search = createSearchService({ db, reference, log })
const understanding = createUnderstanding({ db, reference, search, log })
await understanding.prepare()

const seller = await createUser()
for (let price = 501; price <= 507; price++)
  await insertAd(db, seller.id, { price: price * 1000_00, cityId: SAMARA })

interface Markup {
  inline_keyboard: { text: string; url?: string; callback_data?: string }[][]
}

async function open() {
  const server = await startTelegramServer()
  const telegramChannel = { provider: 'bot', token: BOT_TOKEN, apiUrl: server.url } as const
  const connection = { db } as Connection
  const stop = startTelegram(
    {
      connection,
      config: { ...config, telegramChannel },
      reference,
      search,
      understanding,
    },
    { enqueue, log, pace: IMPATIENT },
  )
  onTestFinished(stop)
  const nth = async (count: number, method: string) => {
    const made = () => server.calls.filter((call) => call.method === method)
    await vi.waitFor(() => expect(made()).toHaveLength(count), { timeout: 10_000, interval: 10 })
    return made()[count - 1]?.payload ?? {}
  }
  const buttonsOf = ({ reply_markup }: Record<string, unknown>) =>
    (reply_markup as Markup | undefined)?.inline_keyboard.flat() ?? []
  /** Presses «Сообщать о новых» below a message. */
  const follow = (from: { id: number }, message: Record<string, unknown>) => {
    const button = buttonsOf(message).find(({ text }) => text === 'Сообщать о новых')
    const { text, reply_markup } = message
    server.press(from, button?.callback_data ?? '', { text, reply_markup })
  }
  return { ...server, nth, buttonsOf, follow }
}

let chats = 8800
async function createBuyer() {
  const user = await createUser()
  chats += 1
  await db.execute(sql`UPDATE users SET telegram_id = ${String(chats)} WHERE id = ${user.id}`)
  return { ...user, chat: { id: chats } }
}

// With the saved searches of the test before: their mailings would go out between the answers.
beforeEach(async () => {
  await db.execute(sql`TRUNCATE messages, telegram_chats, telegram_updates, leases, rate_limits`)
  await db.execute(sql`DELETE FROM saved_searches`)
})

const plain = (text: unknown) => String(text).replace(/[\u00A0\u202F]/g, ' ')

it('words are answered with the list, its five newest ads and a button that saves it once', async () => {
  const { write, press, nth, buttonsOf, follow } = await open()
  const buyer = await createBuyer()
  write(buyer.chat, 'гранта до 600 тыс самара')
  const found = await nth(1, 'sendMessage')
  const text = plain(found.text)
  const url = `${config.publicUrl}/Search?ad_type=auto&markId=1&modelId=1025&city=samara&priceTo=600000`
  expect(text).toContain('>Lada Granta, Самара, цена до 600 000 ₽</a></b>\n7 объявлений\n')
  expect(text.match(/50\d 000 ₽ · Самара/g)).toEqual(
    [507, 506, 505, 504, 503].map((price) => `${price} 000 ₽ · Самара`),
  )
  expect(text).toContain(`<a href="${config.publicUrl}/samara/auto/`)
  const site = new URL(
    buttonsOf(found).find(({ text: name }) => name === 'Открыть на сайте')?.url ?? '',
  )
  expect(Object.fromEntries(site.searchParams)).toEqual(
    Object.fromEntries(new URL(url).searchParams),
  )

  follow(buyer.chat, found)
  expect(await nth(1, 'answerCallbackQuery')).toMatchObject({
    text: 'Сообщим о новых объявлениях.',
  })
  const edited = await nth(1, 'editMessageReplyMarkup')
  expect(buttonsOf(edited).map(({ text: name }) => name)).toContain('Пауза')
  // Pressed twice before the edit has come, and after it.
  follow(buyer.chat, found)
  press(buyer.chat, 'follow:', { text, reply_markup: edited.reply_markup })
  const again = await nth(3, 'answerCallbackQuery')
  expect(again).toMatchObject({ text: 'Сообщим о новых объявлениях.' })
  // One that is paused goes on.
  await db.execute(sql`UPDATE saved_searches SET paused = true WHERE user_id = ${buyer.id}`)
  follow(buyer.chat, found)
  await nth(4, 'answerCallbackQuery')
  const { items } = await get(presets, { as: buyer })
  expect(items).toMatchObject([
    {
      adType: 'auto',
      query: 'markId=1&modelId=1025&city=samara&priceTo=600000',
      frequency: 'atOnce',
      paused: false,
      isNamed: false,
    },
  ])
}, 20_000)

it('«Показать ещё» goes on behind the answer: no ad twice, none skipped, whatever becomes of the mailing', async () => {
  const { write, press, nth, buttonsOf, follow } = await open()
  const buyer = await createBuyer()
  const words = 'гранта до 600 тыс самара'
  const dataOf = (message: Record<string, unknown>, name: string) =>
    buttonsOf(message).find(({ text }) => text === name)?.callback_data ?? ''
  write(buyer.chat, words)
  const first = await nth(1, 'sendMessage')
  write(buyer.chat, words)
  const found = await nth(2, 'sendMessage')
  expect(found.text).toBe(first.text)
  // Published between the answer and the press: «Показать ещё» has not shown it.
  const late = await insertAd(db, seller.id, { price: 508_000_00, cityId: SAMARA })
  onTestFinished(async () => {
    await db.execute(sql`UPDATE ads SET stat = 6 WHERE id = ${late.id}`)
  })
  follow(buyer.chat, found)
  const followed = await nth(1, 'editMessageReplyMarkup')
  press(buyer.chat, dataOf(followed, 'Показать ещё'))
  const more = await nth(3, 'sendMessage')
  expect(plain(more.text).match(/50\d 000(?= ₽ · Самара)/g)).toEqual([
    '508 000',
    '502 000',
    '501 000',
  ])
  press(buyer.chat, dataOf(followed, 'Удалить'))
  press(buyer.chat, dataOf(await nth(2, 'editMessageReplyMarkup'), 'Вернуть рассылку'))
  press(buyer.chat, dataOf(await nth(3, 'editMessageReplyMarkup'), 'Показать ещё'))
  expect(await nth(5, 'answerCallbackQuery')).toMatchObject({
    text: 'Больше объявлений в этой рассылке нет.',
  })
}, 20_000)

it('a mistake is corrected and said; a list without ads offers a wider one, and can be followed', async () => {
  const { write, nth, follow } = await open()
  const buyer = await createBuyer()
  write(buyer.chat, 'uhfynf')
  expect((await nth(1, 'sendMessage')).text).toMatch(/^Показаны результаты для «гранта»\.\n/)
  write(buyer.chat, '/find гранта казань до 300 тыс')
  const none = await nth(2, 'sendMessage')
  const text = plain(none.text)
  expect(text).toContain(
    '>Lada Granta, Казань, цена до 300 000 ₽</a></b>\nТаких объявлений сейчас нет.',
  )
  expect(text).toMatch(
    /Есть похожие: <a href="[^"]*modelId=1025[^"]*">Lada Granta.*<\/a> \(7 объявлений\)/,
  )
  follow(buyer.chat, none)
  await nth(1, 'editMessageReplyMarkup')
  const { items } = await get(presets, { as: buyer })
  expect(items.map(({ query }) => query)).toEqual([
    'markId=1&modelId=1025&city=kazan&priceTo=300000',
  ])
}, 20_000)

it('what is no search is answered with the help, as is a Telegram without account', async () => {
  const { write, nth } = await open()
  const buyer = await createBuyer()
  const others = ['👍', 'шщзхъ екпр', '/nothing', ' ', `${'я'.repeat(99)}🚗`]
  for (const text of ['/help', ...others]) write(buyer.chat, text)
  const { text: help } = await nth(6, 'sendMessage')
  expect(help).toMatch(/^Это бот сайта.*\/find – найти объявления/s)
  write({ id: 8701 }, 'гранта')
  expect((await nth(7, 'sendMessage')).text).toBe(help)
  write({ id: 8702 }, '/find гранта')
  expect((await nth(8, 'sendMessage')).text).toMatch(/^Этот Telegram ещё не привязан/)
  write(buyer.chat, '/find шщзхъ екпр')
  expect((await nth(9, 'sendMessage')).text).toMatch(
    /«шщзхъ екпр».*\nТаких объявлений сейчас нет\.$/,
  )
  write(buyer.chat, '/find')
  expect((await nth(10, 'sendMessage')).text).toMatch(/^Напишите, что ищете/)
  write(buyer.chat, `/find <b>${'&"'.repeat(200)}`)
  expect((await nth(11, 'sendMessage')).text).not.toMatch(/<b>&"/)
}, 20_000)

it('a person asks twenty times a minute; too many saved searches and old messages are refused in words', async () => {
  const { write, press, nth, follow } = await open()
  const buyer = await createBuyer()
  for (let count = 0; count < SAVED_SEARCHES_MAX[0]; count++)
    await get(createPreset, {
      as: buyer,
      body: { adType: 'auto', query: `priceTo=${count + 1}` },
    })
  write(buyer.chat, 'гранта')
  const found = await nth(1, 'sendMessage')
  follow(buyer.chat, found)
  expect(await nth(1, 'answerCallbackQuery')).toMatchObject({
    text: 'Больше рассылок создать нельзя. Удалите те, что больше не нужны.',
  })
  press(buyer.chat, 'follow:', { date: 0 })
  expect(await nth(2, 'answerCallbackQuery')).toMatchObject({
    text: expect.stringMatching(/^Эта кнопка больше не действует\./),
  })
  const key = `bot-find:${buyer.id}`
  await db.execute(sql`UPDATE rate_limits SET hits = 20 WHERE key = ${key}`)
  write(buyer.chat, 'гранта')
  expect((await nth(2, 'sendMessage')).text).toMatch(/^Слишком много/)
}, 20_000)
