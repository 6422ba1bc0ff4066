import { randomUUID } from 'node:crypto'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import { type Call, fillPath } from '@trassa/contracts/call'
import { prepareBatch, readBatch, steerBatch } from '@trassa/contracts/calls/moderator/batches'
import { sessionCookieAt } from '@trassa/contracts/session-cookie'
import { eq, sql } from 'drizzle-orm'
import { adLifecycle } from '../src/main/compose/ad-lifecycle.ts'
import { composeMessaging } from '../src/main/compose/messaging.ts'
import { CHUNK, lockAd, type RowRef } from '../src/modules/ads/public.ts'
import { createSessionsService, users } from '../src/modules/identity/public.ts'
import { moderationBatches } from '../src/modules/moderation/batches/batches.table.ts'
import { createBatchRunner } from '../src/modules/moderation/batches/run/run-batches.ts'
import { createWorkOf, type WorkOf } from '../src/modules/moderation/batches/work/work-of.ts'
import type { Connection } from '../src/platform/database/connect.ts'
import type { BenchServer } from './bench-server.ts'
import { fillAds } from './fill-ads.ts'
import { round } from './measure.ts'
import { createMeter, NOTHING_SPENT, type Spent } from './spent.ts'

const STORED_ADS = 30_000
const ROWS = 10_000
/** After each portion of a batch so many ads are lifted one by one: load of the machine meets both alike. */
const SINGLES = 50
const ROUNDS = 3

export async function fillBulk({ db, pool }: Connection): Promise<void> {
  await fillAds(db, pool, STORED_ADS)
}

/** A bulk lift of 10 000 ads, audited, beside the same lift in a transaction for each ad. */
export async function benchBulk(server: BenchServer): Promise<void> {
  const { db, pool, config, app } = server
  const enqueue = async () => undefined
  const channels = {} as Parameters<typeof composeMessaging>[0]['channels']
  const { notifications } = composeMessaging({ db, enqueue, channels, config })
  const { publicUrl } = config
  const lifecycle = adLifecycle({ notifications, publicUrl })
  const now = () => new Date()
  const workOf = createWorkOf({ lifecycle, notifications, publicUrl })
  const spend = createMeter(pool)
  const moderator = await hireModerator(server)

  async function ask<C extends Call>(
    call: C,
    args: Partial<CallArguments<C, 'input'>>,
  ): Promise<CallAnswer<C>> {
    const params = args.params as Record<string, string> | undefined
    const answer = await app.inject({
      method: call.method,
      url: `${config.gatewayBase}${fillPath(call.path, params)}`,
      headers: { cookie: moderator.cookie },
      ...(args.body !== undefined && { payload: args.body as object }),
    })
    if (answer.statusCode >= 400) throw new Error(answer.body)
    return answer.json().detail
  }
  const liveRows = async (count: number): Promise<RowRef[]> => {
    const { rows } = await db.execute<{ id: string; version: number }>(sql`
      SELECT id, version FROM ads WHERE stat = 1 AND expires_at > now() AND user_id <> ${moderator.id}
      ORDER BY random() LIMIT ${count}`)
    return rows
  }

  /** Prepares a batch and lets its ten seconds pass. */
  async function begin(rows: RowRef[]): Promise<string> {
    const id = randomUUID()
    const action = { type: 'lift' as const, reason: 'Замер' }
    await ask(prepareBatch, { body: { id, source: { kind: 'rows', action, rows } } })
    await ask(steerBatch, { params: { id }, body: { command: 'start' } })
    await db
      .update(moderationBatches)
      .set({ startsAt: sql`now() - interval '1 millisecond'` })
      .where(eq(moderationBatches.id, id))
    return id
  }

  async function runPortion(): Promise<void> {
    const portion = new AbortController()
    const once: WorkOf = (batch) => ({
      ...workOf(batch),
      apply: (tx, rows, run) => {
        portion.abort()
        return workOf(batch).apply(tx, rows, run)
      },
    })
    const runner = createBatchRunner({ db, now, workOf: once, log: console })
    await runner.runDue(portion.signal)
  }

  /** @returns the milliseconds of the slowest transaction: one may merge what the text indexes have collected (decision 147). */
  async function liftOneByOne(rows: RowRef[]): Promise<number> {
    let slowest = 0
    const actor = { kind: 'user', userId: moderator.id, role: 'moderator' } as const
    for (const { id } of rows) {
      const began = performance.now()
      await db.transaction(async (tx) => {
        const ad = await lockAd(tx, id)
        if (!ad) throw new Error(`No ad ${id}`)
        const event = { type: 'ad.lifted', reason: 'Замер', actor, now: now() } as const
        await lifecycle.applyEvent(tx, { ad, event }, { sessionId: 'bench' })
      })
      slowest = Math.max(slowest, performance.now() - began)
    }
    return slowest
  }

  async function compare(): Promise<void> {
    const portions = Math.ceil(ROWS / CHUNK)
    const rows = await liveRows(ROWS + portions * SINGLES)
    let id = ''
    const prepared = await spend(NOTHING_SPENT, async () => {
      id = await begin(rows.slice(0, ROWS))
    })
    let [batch, single] = [NOTHING_SPENT, NOTHING_SPENT]
    let slowest = 0
    for (let portion = 0; portion < portions; portion += 1) {
      batch = await spend(batch, runPortion)
      const from = ROWS + portion * SINGLES
      single = await spend(single, async () => {
        slowest = Math.max(slowest, await liftOneByOne(rows.slice(from, from + SINGLES)))
      })
    }
    // The turn that finds no rows left ends the batch.
    batch = await spend(batch, runPortion)
    const { counts, state } = await ask(readBatch, { params: { id } })
    if (counts.changed !== ROWS || state !== 'done') throw new Error(`Lifted ${counts.changed}`)
    console.log({
      ...compared({ prepared, batch, single }, portions),
      'slowest of one by one, ms': round(slowest),
    })
  }

  for (let turn = 0; turn < ROUNDS; turn += 1) await compare()
}

/** Everything for each ad; the ratios say how many times cheaper an ad is in a batch. */
function compared(
  { prepared, batch, single }: { prepared: Spent; batch: Spent; single: Spent },
  portions: number,
) {
  const singles = portions * SINGLES
  const ratio = (of: keyof Spent, dryRun = 0) =>
    round(single[of] / singles / ((batch[of] + dryRun) / ROWS), 1)
  return {
    'one by one, rows/s': Math.round((singles / single.milliseconds) * 1000),
    'batch, rows/s': Math.round((ROWS / batch.milliseconds) * 1000),
    'dry run, s': round(prepared.milliseconds / 1000),
    'statements of a portion': round(batch.statements / portions, 1),
    'statements of one by one': round(single.statements / singles, 1),
    'processor ms of a portion': round(batch.processorMs / portions),
    'processor ms of one by one': round(single.processorMs / singles),
    'ratio of processor time': ratio('processorMs'),
    'ratio of time': ratio('milliseconds'),
    'ratio of processor time with the dry run': ratio('processorMs', prepared.processorMs),
    'ratio of time with the dry run': ratio('milliseconds', prepared.milliseconds),
  }
}

async function hireModerator({ db, config }: BenchServer) {
  const [user] = await db
    .insert(users)
    .values({
      phone: '+79990000001',
      username: 'Замер',
      type: 0,
      role: 'moderator',
      slug: 'bench-moderator',
    })
    .returning({ id: users.id })
  if (!user) throw new Error('No user')
  const sessions = createSessionsService(db, config.staffSecondFactor)
  const client = { userAgent: 'bench', visitor: null, trace: { sessionId: 'bench' } }
  const { token } = await sessions.open(db, { userId: user.id, client, by: 'login' })
  return { id: user.id, cookie: `${sessionCookieAt(config.publicUrl)}=${token}` }
}
