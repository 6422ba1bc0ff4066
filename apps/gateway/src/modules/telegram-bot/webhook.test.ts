import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createFastify } from '../../platform/http/create-server.ts'
import { NO_FILES } from '../../testing/messaging.ts'
import { BOT_TOKEN } from '../../testing/telegram.ts'
import { startTelegramServer } from '../../testing/telegram-server.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { createChannels, createOutbox } from '../messaging/public.ts'
import { BOT_ANSWER_TOPIC } from './bot-answer.ts'
import { startTelegramBot } from './start-bot.ts'
import { telegramWebhook, WEBHOOK_PATH } from './webhook.plugin.ts'

const { db, enqueue, config } = await createTestGateway()
const secret = 'a-secret-of-the-webhook'
const outbox = createOutbox({
  db,
  enqueue,
  channels: createChannels(config, db, NO_FILES),
  topics: [BOT_ANSWER_TOPIC],
  codeSecret: config.codeSecret,
})

it('issue 11: updates that Telegram brings are handled once, in any order, with the secret only', async () => {
  const { url, calls, write } = await startTelegramServer()
  const app = createFastify(config)
  onTestFinished(() => app.close())
  await app.register(telegramWebhook, { prefix: '/gateway', db, token: BOT_TOKEN, secret })
  const bring = async (payload: object, given = secret) => {
    const headers = { 'x-telegram-bot-api-secret-token': given }
    const path = `/gateway${WEBHOOK_PATH}`
    return (await app.inject({ method: 'POST', url: path, headers, payload })).statusCode
  }
  const [first, second] = [write({ id: 1 }, '/help'), write({ id: 2 }, '/help')]
  expect(await bring(first, 'a-secret-of-a-stranger')).toBe(404)
  expect(await bring({ hello: 1 })).toBe(422)
  expect(await bring(second)).toBe(200)
  const webhook = { url: 'https://trassa.example/gateway/telegram/updates', secret }
  const log = { error: vi.fn(), warn: vi.fn() }
  onTestFinished(
    startTelegramBot({
      token: BOT_TOKEN,
      apiUrl: url,
      db,
      outbox,
      features: [],
      closedText: async () => null,
      webhook,
      log,
    }),
  )
  const answered = async () =>
    (await db.execute(sql`SELECT recipient FROM messages ORDER BY created_at`)).rows
  await vi.waitFor(async () => expect(await answered()).toEqual([{ recipient: '2' }]), 10_000)
  for (const update of [second, first, first]) expect(await bring(update)).toBe(200)
  await vi.waitFor(async () => expect(await answered()).toHaveLength(2), 10_000)
  expect(await answered()).toEqual([{ recipient: '2' }, { recipient: '1' }])
  expect(calls.find(({ method }) => method === 'setWebhook')?.payload).toMatchObject({
    url: webhook.url,
    secret_token: secret,
  })
  expect(calls.filter(({ method }) => method === 'getUpdates')).toEqual([])
  const { rows } = await db.execute(sql`SELECT update FROM telegram_inbox WHERE update IS NOT NULL`)
  expect(rows).toEqual([])
}, 30_000)
