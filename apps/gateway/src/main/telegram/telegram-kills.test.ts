import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { createCarPreset } from '@trassa/contracts/calls/notification-presets'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { insertAd } from '../../testing/ads.ts'
import { WITH_BOT } from '../../testing/telegram.ts'
import { startTelegramServer } from '../../testing/telegram-server.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'

/** More of them by the variable, with figures. */
const KILLS = Number(process.env.KILLS ?? 4)
const BUYERS = 40
/** How many processes run; one of them works. */
const WORKERS = 2
const WORKER = new URL('../../testing/telegram-worker.ts', import.meta.url)

const gateway = await createTestGateway(WITH_BOT)
const { db, config, get, createUser } = gateway

const BLOCKED = ['8001', '8002']
const seen = { refused: 0, dropped: 0 }

/** A slow Telegram that refuses some calls and cuts some answers off. */
const openServer = () =>
  startTelegramServer(async ({ method, payload }) => {
    if (!method.startsWith('send')) return undefined
    await pause(20 + Math.random() * 60)
    if (BLOCKED.includes(String(payload.chat_id)))
      return { status: 403, description: 'Forbidden: bot was blocked by the user' }
    const chance = Math.random()
    if (chance < 0.03) {
      seen.refused += 1
      return { status: 429, description: 'Too Many Requests: retry after 1', retryAfter: 1 }
    }
    if (chance > 0.02 + 0.03) return undefined
    seen.dropped += 1
    return 'drop'
  })

async function startWorker(apiUrl: string): Promise<ChildProcess> {
  const worker = fork(WORKER, {
    env: {
      ...process.env,
      ...WITH_BOT,
      TELEGRAM_API_URL: apiUrl,
      DATABASE_URL: config.databaseUrl,
      DATA_DIR: config.dataDir,
    },
    execArgv: [],
    stdio: 'ignore',
  })
  onTestFinished(() => void worker.kill('SIGKILL'))
  await once(worker, 'message')
  return worker
}

async function createBuyers(): Promise<string[]> {
  const chats = Array.from({ length: BUYERS }, (_, at) => String(8001 + at))
  for (const chat of chats) {
    const as = await createUser()
    await db.execute(sql`UPDATE users SET telegram_id = ${chat} WHERE id = ${as.id}`)
    const body = { query: 'markId=1', quietFrom: 0, quietTo: 0 }
    await get(createCarPreset, { as, body })
  }
  return chats
}

/**
 * What a process that was killed has left is in doubt when its claim has passed, half a minute later; here after three
 * seconds, and pauses of chats are cut as well.
 */
async function hurry() {
  const soon = sql`now() + interval '27 seconds'`
  await db.execute(sql`UPDATE messages SET claimed_until = now()
    WHERE state = 'sending' AND claimed_until < ${soon}`)
  await db.execute(sql`UPDATE telegram_chats SET free_at = now()
    WHERE free_at BETWEEN now() + interval '1.5 seconds' AND ${soon}`)
}

const pairsIn = async (statement: ReturnType<typeof sql>): Promise<string[]> =>
  (await db.execute<{ pair: string }>(statement)).rows.map(({ pair }) => pair)

it(
  'issue 11: workers that are killed at any moment send no ad twice, and lose only what was in doubt',
  async () => {
    const server = await openServer()
    const chats = await createBuyers()
    const { id: seller } = await createUser()
    const spawn = () => startWorker(server.url)
    const workers = await Promise.all(Array.from({ length: WORKERS }, spawn))
    const slugs: string[] = []
    const publish = async () => slugs.push((await insertAd(db, seller)).slug)
    await vi.waitFor(
      async () =>
        expect(await pairsIn(sql`SELECT name AS pair FROM mailing_progress`)).toHaveLength(1),
      { timeout: 20_000 },
    )

    const starting = new Set<Promise<void>>()
    for (let kill = 0; kill < KILLS; kill++) {
      await publish()
      await pause(100 + Math.random() * 900)
      if (workers.length === 1) await Promise.race(starting)
      workers.shift()?.kill('SIGKILL')
      const started = spawn().then((worker) => {
        workers.push(worker)
        starting.delete(started)
      })
      starting.add(started)
    }
    await Promise.all(starting)
    const isOver = async () => {
      await hurry()
      const { rows } = await db.execute<{ left: number }>(sql`SELECT
        (SELECT count(*) FROM messages WHERE state IN ('queued', 'sending'))::int
        + (SELECT count(*) FROM mailing_queue)::int AS left`)
      expect(rows).toEqual([{ left: 0 }])
    }
    await vi.waitFor(isOver, { timeout: 60_000, interval: 200 })

    const sent = server.sent.flatMap(({ payload }) =>
      (String(payload.text).match(/auto\/[\w-]+/g) ?? []).map(
        (path) => `${payload.chat_id} ${path.slice('auto/'.length)}`,
      ),
    )
    const reached = chats.filter((chat) => !BLOCKED.includes(chat))
    const expected = reached.flatMap((chat) => slugs.map((slug) => `${chat} ${slug}`))
    const givenUp = await pairsIn(sql`
      SELECT messages.recipient || ' ' || ads.slug AS pair FROM messages
      JOIN jsonb_array_elements_text(context -> 'adIds') ad_id ON true
      JOIN ads ON ads.id = ad_id::bigint WHERE messages.state = 'failed'`)
    const counted = await pairsIn(sql`
      SELECT users.telegram_id || ' ' || ads.slug AS pair FROM mailing_ads
      JOIN users ON users.id = mailing_ads.user_id JOIN ads ON ads.id = mailing_ads.ad_id
      WHERE state = 'counted'`)
    const accountedFor = new Set([...sent, ...givenUp, ...counted])
    const lost = expected.filter((pair) => !accountedFor.has(pair))
    const inDoubt = givenUp.filter((pair) => reached.includes(pair.split(' ')[0] ?? ''))
    if (process.env.KILLS) {
      const notArrived = inDoubt.filter((pair) => !sent.includes(pair)).length
      const figures = { kills: KILLS, ads: slugs.length, pairs: expected.length, ...seen }
      const all = { ...figures, messages: server.sent.length, inDoubt: inDoubt.length, notArrived }
      process.stdout.write(`${JSON.stringify(all)}
`)
    }
    expect(sent.filter((pair, at) => sent.indexOf(pair) !== at)).toEqual([])
    expect(lost).toEqual([])
    expect(sent.length).toBeGreaterThan(expected.length / 2)
  },
  KILLS * 12_000 + 60_000,
)
