import { updateStat } from '@trassa/contracts/calls/ads'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import { createCarPreset, presets } from '@trassa/contracts/calls/notification-presets'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createReferenceCache } from '../modules/reference/public.ts'
import { createSearchService } from '../modules/search/public.ts'
import type { Connection } from '../platform/database/connect.ts'
import { createDraft, insertAd } from '../testing/ads.ts'
import { BOT_TOKEN, IMPATIENT, WITH_BOT } from '../testing/telegram.ts'
import { startTelegramServer } from '../testing/telegram-server.ts'
import { createTestGateway } from '../testing/test-gateway.ts'
import { startTelegram } from './telegram/telegram.ts'

const gateway = await createTestGateway(WITH_BOT)
const { db, enqueue, config, get, createUser } = gateway
const log = { error: vi.fn(), warn: vi.fn() }
const reference = createReferenceCache(db)
const search = createSearchService({ db, reference, log })

async function open() {
  const server = await startTelegramServer()
  const telegramChannel = { provider: 'bot', token: BOT_TOKEN, apiUrl: server.url } as const
  const stop = startTelegram(
    { connection: { db } as Connection, config: { ...config, telegramChannel }, reference, search },
    { enqueue, log, pace: IMPATIENT },
  )
  onTestFinished(stop)
  const callsOf = (...methods: string[]) =>
    server.calls.filter(({ method }) => methods.includes(method))
  const nth = async (count: number, ...methods: string[]) => {
    await vi.waitFor(() => expect(callsOf(...methods).length).toBe(count), {
      timeout: 10_000,
      interval: 10,
    })
    return callsOf(...methods)[count - 1]?.payload ?? {}
  }
  /** The data of the buttons below a message, by their text. */
  const dataOf = (payload: Record<string, unknown>) => {
    const markup = payload.reply_markup
    const { inline_keyboard: rows } = typeof markup === 'string' ? JSON.parse(markup) : markup
    const buttons: { text: string; callback_data: string }[] = rows.flat()
    return Object.fromEntries(buttons.map((button) => [button.text, button.callback_data]))
  }
  return { ...server, nth, dataOf }
}

let chats = 7700
async function createBuyer() {
  const user = await createUser()
  chats += 1
  await db.execute(sql`UPDATE users SET telegram_id = ${String(chats)} WHERE id = ${user.id}`)
  return { ...user, chat: { id: chats } }
}
const AT_ANY_TIME = { quietFrom: 0, quietTo: 0 }
const GRANTA = 'markId=1&modelId=1025&city=kazan&priceTo=1000000'

beforeEach(() =>
  db.execute(
    sql`TRUNCATE messages, telegram_chats, telegram_updates, leases, saved_searches CASCADE`,
  ),
)

it('issue 11: saved, posted, approved – in the buyer’s Telegram before you have counted to five', async () => {
  const { nth, dataOf, press } = await open()
  const buyer = await createBuyer()
  await get(createCarPreset, { as: buyer, body: { query: GRANTA, ...AT_ANY_TIME } })
  const seller = await createUser()
  const draft = await createDraft(gateway, seller)
  const { version } = await get(updateStat, {
    as: seller,
    params: { id: draft.id },
    body: { stat: 2 },
  })
  const moderator = await createUser({ role: 'moderator' })
  await get(decideAd, { as: moderator, params: { id: draft.id }, body: { version, stat: 1 } })
  const message = await nth(1, 'sendPhoto', 'sendMessage')
  const text = String(message.caption ?? message.text)
  expect(text).toContain(`/kazan/auto/${draft.slug}`)
  expect(text).toContain('650\u00A0000')

  const { Пауза: pause = '', Удалить: remove = '', 'Показать ещё': more = '' } = dataOf(message)
  const paused = async () => (await get(presets, { as: buyer })).items.map((one) => one.paused)
  press(buyer.chat, pause)
  expect(dataOf(await nth(1, 'editMessageReplyMarkup'))).toHaveProperty('Возобновить')
  expect(await paused()).toEqual([true])
  press(buyer.chat, remove)
  const { 'Вернуть рассылку': restore = '' } = dataOf(await nth(2, 'editMessageReplyMarkup'))
  expect(await paused()).toEqual([])
  press(buyer.chat, restore)
  expect(dataOf(await nth(3, 'editMessageReplyMarkup'))).toHaveProperty('Возобновить')
  expect(await paused()).toEqual([true])
  press(buyer.chat, more)
  expect(await nth(4, 'answerCallbackQuery')).toMatchObject({
    text: 'Больше объявлений в этой рассылке нет.',
  })
}, 20_000)

it('domain §8: /searches, «Показать ещё» and another person’s buttons', async () => {
  const { nth, dataOf, write, press } = await open()
  const [buyer, other] = [await createBuyer(), await createBuyer()]
  const { id: owner } = await createUser()
  for (let ad = 0; ad < 7; ad++) await insertAd(db, owner)
  write(buyer.chat, '/searches')
  expect((await nth(1, 'sendMessage')).text).toMatch(/^Рассылок пока нет/)
  press(buyer.chat, 'searches:8')
  expect((await nth(2, 'sendMessage')).text).toBe('Больше нет.')
  const body = { query: 'modelId=1025&markId=1&city=kazan', name: 'Для <брата>', ...AT_ANY_TIME }
  await get(createCarPreset, { as: buyer, body })
  write(buyer.chat, '/searches')
  const list = await nth(3, 'sendMessage')
  expect(list.text).toMatch(
    /^<b>Ваши рассылки<\/b>\n1\. Для &lt;брата&gt; \(\d\sобъявлений, сразу\)$/,
  )
  press(buyer.chat, dataOf(list)['1'] ?? '')
  const { 'Показать ещё': more = '', Пауза: pause = '' } = dataOf(await nth(4, 'sendMessage'))
  press(other.chat, pause)
  expect(await nth(3, 'answerCallbackQuery')).toMatchObject({
    text: 'Такой рассылки нет, или она уже удалена.',
  })
  press(buyer.chat, more)
  const first = String((await nth(5, 'sendMessage')).text)
  press(buyer.chat, more)
  const second = String((await nth(6, 'sendMessage')).text)
  const slugs = (text: string): string[] => text.match(/auto\/[\w-]+/g) ?? []
  expect(slugs(first)).toHaveLength(5)
  expect(slugs(second).some((slug) => slugs(first).includes(slug))).toBe(false)
}, 20_000)

it('domain §8: /ads, and a Telegram without an account', async () => {
  const { nth, dataOf, write, press } = await open()
  const seller = await createBuyer()
  write({ id: 1 }, '/ads')
  expect((await nth(1, 'sendMessage')).text).toMatch(/^Этот Telegram ещё не привязан/)
  for (let ad = 0; ad < 5; ad++) await insertAd(db, seller.id, { views: 21 })
  await insertAd(db, seller.id, { stat: 0, title: '', updatedAt: new Date(0), price: null })
  await insertAd(db, seller.id, { stat: 7 })
  write(seller.chat, '/ads')
  const page = await nth(2, 'sendMessage')
  expect(String(page.text).match(/Активно · 650\s000\s₽ · 21\sпросмотр$/gm)).toHaveLength(5)
  press(seller.chat, dataOf(page)['Показать ещё'] ?? '')
  expect((await nth(3, 'sendMessage')).text).toMatch(/MyAdsDraft">Без названия<.*\nЧерновик · 0/)
}, 20_000)
