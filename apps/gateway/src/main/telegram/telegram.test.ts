import { telegramDeepLink } from '@trassa/contracts/calls/auth'
import { readMe } from '@trassa/contracts/calls/profiles'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createReferenceCache } from '../../modules/reference/public.ts'
import { createSearchService } from '../../modules/search/public.ts'
import type { Connection } from '../../platform/database/connect.ts'
import { BOT_TOKEN, IMPATIENT, WITH_BOT } from '../../testing/telegram.ts'
import { startTelegramServer } from '../../testing/telegram-server.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'
import { startTelegram } from './telegram.ts'

const gateway = await createTestGateway(WITH_BOT)
const { db, enqueue, config, get, ask, createUser } = gateway
const log = { error: vi.fn(), warn: vi.fn() }

type FaultOf = Parameters<typeof startTelegramServer>[0]

/** Telegram and a worker; `lastTo` waits for the n-th answer to a person. */
async function open(faultOf?: FaultOf) {
  const server = await startTelegramServer(faultOf)
  const telegramChannel = { provider: 'bot', token: BOT_TOKEN, apiUrl: server.url } as const
  const work = () => {
    const connection = { db } as Connection
    const reference = createReferenceCache(db)
    const search = createSearchService({ db, reference, log })
    const stop = startTelegram(
      { connection, config: { ...config, telegramChannel }, reference, search },
      { enqueue, log, pace: IMPATIENT },
    )
    onTestFinished(stop)
    return stop
  }
  const answersTo = (id: number) =>
    server.sent
      .filter(({ payload }) => payload.chat_id === String(id))
      .map(({ payload }) => String(payload.text))
  const answers = async (id: number, count: number) => {
    await vi.waitFor(() => expect(answersTo(id)).toHaveLength(count), {
      timeout: 15_000,
      interval: 50,
    })
    return answersTo(id)
  }
  return { ...server, work, answersTo, answers }
}

const startLink = async (user: TestUser) => {
  const { url } = await get(telegramDeepLink, { as: user })
  const { origin, pathname, searchParams } = new URL(url)
  expect(origin + pathname).toBe('https://t.me/trassa_bot')
  return `/start ${searchParams.get('start')}`
}
const linkedTo = async (user: TestUser) => {
  const { telegramId, telegramUsername } = await get(readMe, { as: user })
  return { telegramId, telegramUsername }
}

beforeEach(() =>
  db.execute(sql`TRUNCATE messages, telegram_chats, telegram_links, telegram_updates, leases`),
)

describe('domain §2: linking by a one-time link into the bot', () => {
  it('links the user by the start button; the site has it in the profile; a second press says so', async () => {
    const { work, write, answers } = await open()
    work()
    const user = await createUser({ username: 'Иван <b>' })
    const start = await startLink(user)
    write({ id: 701, username: 'ivan_tg' }, start)
    expect(await answers(701, 1)).toEqual([
      expect.stringMatching(/^Telegram привязан к аккаунту «Иван &lt;b&gt;» с номером на \d\d\./),
    ])
    expect(await linkedTo(user)).toEqual({ telegramId: '701', telegramUsername: 'ivan_tg' })
    write({ id: 701 }, start)
    expect((await answers(701, 2))[1]).toMatch(/^Этот Telegram уже привязан к аккаунту «Иван/)
    write({ id: 702 }, start)
    expect((await answers(702, 1))[0]).toMatch(/второй раз она не действует/)
    expect((await linkedTo(user)).telegramId).toBe('701')
  }, 30_000)

  it('a link that is out of date, unknown, or another’s Telegram: told apart, nothing changes', async () => {
    const { work, write, answers } = await open()
    const [owner, other] = [await createUser(), await createUser()]
    const late = await startLink(owner)
    await db.execute(sql`UPDATE telegram_links SET expires_at = now()`)
    write({ id: 711 }, late)
    write({ id: 712 }, '/start no-such-token')
    write({ id: 713 }, await startLink(owner))
    work()
    expect((await answers(711, 1))[0]).toMatch(/^Ссылка устарела/)
    expect((await answers(712, 1))[0]).toMatch(/^Такой ссылки нет/)
    expect((await answers(713, 1))[0]).toMatch(/^Telegram привязан/)
    write({ id: 713 }, await startLink(other))
    expect((await answers(713, 2))[1]).toMatch(/^Этот Telegram уже привязан к другому аккаунту/)
    expect((await linkedTo(owner)).telegramId).toBe('713')
    expect((await linkedTo(other)).telegramId).toBeNull()
  }, 30_000)

  it('the table holds no link that could be used', async () => {
    const token = (await startLink(await createUser())).split(' ')[1]
    const { rows } = await db.execute(sql`SELECT to_jsonb(t)::text AS row FROM telegram_links t`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('needs a session, and a bot', async () => {
    expect(await ask(telegramDeepLink)).toMatchObject({ status: 401 })
  })
})

describe('domain §8: the bot', () => {
  it('registers its commands, answers /help, anything else, /stop and /start', async () => {
    const { work, write, answers, calls } = await open()
    work()
    for (const text of ['/help', 'Продам гараж', '/nothing']) write({ id: 721 }, text)
    const [help, ...others] = await answers(721, 3)
    expect(help).toContain('/stop – больше ничего не присылать')
    expect(others).toEqual([help, help])
    write({ id: 721 }, '/stop')
    expect((await answers(721, 4))[3]).toMatch(/^Больше ничего не будем присылать/)
    write({ id: 721 }, '/start')
    expect((await answers(721, 5))[4]).toBe('Сообщения снова включены.')
    expect(calls.find(({ method }) => method === 'setChatMenuButton')?.payload).toEqual({
      menu_button: { type: 'commands' },
    })
    const commands = calls.find(({ method }) => method === 'setMyCommands')?.payload.commands
    expect((commands as { command: string }[]).map(({ command }) => command)).toEqual([
      'start',
      'find',
      'searches',
      'ads',
      'stop',
      'help',
    ])
  }, 30_000)

  it('handles an update once: two workers, a restart, Telegram handing it out again', async () => {
    const { work, write, answers, answersTo, calls } = await open()
    const stops = [work(), work()]
    write({ id: 731 }, '/help')
    await answers(731, 1)
    await Promise.all(stops.map((stop) => stop()))
    work()
    write({ id: 732 }, '/help')
    await answers(732, 1)
    expect(answersTo(731)).toHaveLength(1)
    const lastPoll = () => calls.filter(({ method }) => method === 'getUpdates').at(-1)?.payload
    await vi.waitFor(() => expect(lastPoll()).toMatchObject({ offset: 1003 }), 5000)
  }, 30_000)
})
