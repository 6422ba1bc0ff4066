import { randomUUID } from 'node:crypto'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import { type Call, fillPath } from '@trassa/contracts/call'
import { prepareBatch, readBatch, steerBatch } from '@trassa/contracts/calls/moderator/batches'
import { sessionCookieAt } from '@trassa/contracts/session-cookie'
import { eq, sql } from 'drizzle-orm'
import { adLifecycle } from '../src/main/ad-lifecycle.ts'
import { composeMessaging } from '../src/main/messaging.ts'
import { lockAd, type RowRef } from '../src/modules/ads/public.ts'
import { createSessionsService, users } from '../src/modules/identity/public.ts'
import { moderationBatches } from '../src/modules/moderation/batches/batches.table.ts'
import { createBatchRunner } from '../src/modules/moderation/batches/run-batches.ts'
import { createWorkOf } from '../src/modules/moderation/public.ts'
import type { Connection } from '../src/platform/database/connect.ts'
import type { BenchServer } from './bench-server.ts'
import { fillAds } from './fill-ads.ts'
import { round } from './measure.ts'

const STORED_ADS = 30_000
const ROWS = 10_000
/** The slow way gets fewer ads; its time is that of as many. */
const SINGLE_ROWS = 1_000
const ROUNDS = 3

export async function fillBulk({ db, pool }: Connection): Promise<void> {
  await fillAds(db, pool, STORED_ADS)
}

/** A bulk lift of 10 000 ads, audited, beside the same lift in a transaction for each ad. */
export async function benchBulk(server: BenchServer): Promise<void> {
  const { db, config, app } = server
  const enqueue = async () => undefined
  const channels = {} as Parameters<typeof composeMessaging>[0]['channels']
  const { notifications } = composeMessaging({ db, enqueue, channels, config })
  const { publicUrl } = config
  const lifecycle = adLifecycle({ notifications, publicUrl })
  const now = () => new Date()
  const workOf = createWorkOf({ lifecycle, notifications, publicUrl })
  const runner = createBatchRunner({ db, now, workOf, log: console })
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

  async function liftAsBatch(rows: RowRef[]) {
    const id = randomUUID()
    const action = { type: 'lift' as const, reason: 'Замер' }
    const started = performance.now()
    await ask(prepareBatch, { body: { id, source: { kind: 'rows', action, rows } } })
    const prepared = performance.now()
    await ask(steerBatch, { params: { id }, body: { command: 'start' } })
    await db
      .update(moderationBatches)
      .set({ startsAt: sql`now() - interval '1 millisecond'` })
      .where(eq(moderationBatches.id, id))
    const begun = performance.now()
    await runner.runDue(new AbortController().signal)
    const ended = performance.now()
    const { counts } = await ask(readBatch, { params: { id } })
    if (counts.changed !== rows.length)
      throw new Error(`Lifted ${counts.changed} of ${rows.length}`)
    return { dryRun: prepared - started, run: ended - begun }
  }

  async function liftOneByOne(rows: RowRef[]): Promise<number> {
    const actor = { kind: 'user', userId: moderator.id, role: 'moderator' } as const
    const started = performance.now()
    for (const { id } of rows) {
      await db.transaction(async (tx) => {
        const ad = await lockAd(tx, id)
        if (!ad) throw new Error(`No ad ${id}`)
        const event = { type: 'ad.lifted', reason: 'Замер', actor, now: now() } as const
        await lifecycle.applyEvent(tx, { ad, event }, { sessionId: 'bench' })
      })
    }
    return performance.now() - started
  }

  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const single = await liftOneByOne(await liveRows(SINGLE_ROWS))
    const batch = await liftAsBatch(await liveRows(ROWS))
    const perRow = single / SINGLE_ROWS
    console.log({
      'one by one, rows/s': Math.round(1000 / perRow),
      'batch, rows/s': Math.round((ROWS / batch.run) * 1000),
      'batch, seconds': round(batch.run / 1000),
      'dry run, seconds': round(batch.dryRun / 1000),
      ratio: round((perRow * ROWS) / batch.run, 1),
      'ratio with the dry run': round((perRow * ROWS) / (batch.run + batch.dryRun), 1),
    })
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
