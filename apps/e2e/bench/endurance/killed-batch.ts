import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CallArguments } from '@trassa/contracts/call'
import { prepareBatch, readBatch, steerBatch } from '@trassa/contracts/calls/moderator/batches'
import type { Batch } from '@trassa/contracts/entities/moderator/batch'
import { asSenior } from '../../support/people.ts'
import { type EnduranceSite, liveAds, untilAnswered } from './site.ts'
import type { Victims } from './victims.ts'

type Source = CallArguments<typeof prepareBatch, 'input'>['body']['source']

const REASON = 'Проверка стойкости'
const DAYS = 3
/** A moment in the middle of the preparation, in milliseconds. */
const PREPARING_MS = 120
/** A batch that takes longer has stopped. */
const BATCH_MS = 5 * 60_000

/** Moves the dates of many ads as a batch and takes it back as a batch; the gateway or PostgreSQL dies in each step. */
export async function killBatch(site: EnduranceSite, victims: Victims) {
  const before = await liveAds(site.query)
  const rows = before.map(({ id, version }) => ({ id, version }))
  const action = { type: 'shiftExpiry', days: DAYS, reason: REASON } as const
  const changed = await carryOut(site, victims, { kind: 'rows', action, rows })
  const moved = await liveAds(site.query)
  const undone = await carryOut(site, victims, { kind: 'undo', batchId: changed.id })
  const after = await liveAds(site.query)
  const dates = (ads: typeof before) => ads.map(({ expiresAt }) => expiresAt)
  const isMoved = (ad: (typeof before)[number], index: number) =>
    ad.expiresAt !== before[index]?.expiresAt
  return {
    ads: before.length,
    changed: changed.counts.changed,
    'with another date': moved.filter(isMoved).length,
    'changed back': undone.counts.changed,
    'as before': dates(after).filter((date, index) => date === dates(before)[index]).length,
    'rows of the history': await historyOf(site, [changed.id, undone.id]),
  }
}

/** How many rows the history has of each batch, and of how many ads. */
const historyOf = async ({ query }: EnduranceSite, ids: string[]) =>
  (
    await query<{ rows: string; ads: string }>(
      `SELECT count(ad_id)::text AS rows, count(DISTINCT ad_id)::text AS ads FROM audit_rows
       WHERE batch_id = ANY($1::uuid[]) AND ad_id IS NOT NULL GROUP BY batch_id`,
      [ids],
    )
  )
    .map(({ rows, ads }) => `${rows} of ${ads} ads`)
    .join(', ')

async function carryOut(site: EnduranceSite, victims: Victims, source: Source): Promise<Batch> {
  const id = randomUUID()
  const params = { id }
  const prepare = () => asSenior((api) => api.ask(prepareBatch, { body: { id, source } }))
  const first = prepare().catch(() => null)
  await pause(PREPARING_MS)
  await victims.gateway()
  await first
  await untilAnswered(prepare)
  await untilAnswered(() =>
    asSenior((api) => api.ask(steerBatch, { params, body: { command: 'start' } })),
  )
  await untilChanged(site, id, 1)
  await victims.gateway()
  await untilChanged(site, id, 501)
  await victims.postgres()
  return until(async () => {
    const batch = await untilAnswered(() => asSenior((api) => api.ask(readBatch, { params })))
    return batch.state === 'done' ? batch : undefined
  })
}

const untilChanged = ({ query }: EnduranceSite, id: string, rows: number) =>
  until(async () => {
    const [batch] = await query<{ changed: number }>(
      'SELECT changed_rows AS changed FROM moderation_batches WHERE id = $1',
      [id],
    )
    return (batch?.changed ?? 0) >= rows || undefined
  })

/** Looks again and again. @throws Error when nothing is found in time */
async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + BATCH_MS
  while (Date.now() < deadline) {
    const found = await look()
    if (found !== undefined) return found
    await pause(20)
  }
  throw new Error(`The batch has not come so far in ${BATCH_MS} ms`)
}
