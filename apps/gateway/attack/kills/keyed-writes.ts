import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Attack } from '../scenarios/context.ts'
import { personOf } from '../scenarios/context.ts'
import type { WireRequest } from '../wire/wire-request.ts'
import type { Person } from '../world/people.ts'

/** A write with an idempotency key, and where to look for what it did. */
export interface KeyedWrite {
  request: WireRequest
  /** What the database must hold exactly once for it. */
  trace:
    | { kind: 'create'; description: string }
    | { kind: 'decision'; adId: string }
    | { kind: 'bulk'; batchId: string }
  /** What the first confirmed answer said; `undefined`: none came. */
  confirmed?: unknown
}

const CREATES = 20
const DECISIONS = 8
const BATCHES = 3
const ROWS = 25

const BLOCKED = 4
const REASON = { code: 'description.contacts', field: 'description', message: 'Уберите телефон' }

/** Ads created, decided on and changed in bulk: the kinds of writes that a kill could tear. */
export async function keyedWrites(attack: Attack, database: pg.Client): Promise<KeyedWrite[]> {
  const { world } = attack
  const moderator = personOf(world, 'moderator')
  const sellers = [personOf(world, 'user'), personOf(world, 'owner'), personOf(world, 'company')]
  const { rows: live } = await database.query<{ id: string; version: number }>(
    `SELECT id::text, version FROM ads
     WHERE stat = 1 AND expires_at > now()
     -- Staff among the broken requests may be checking some.
     AND NOT EXISTS (SELECT FROM moderation_claims claim WHERE claim.ad_id = ads.id)
     ORDER BY id DESC LIMIT $1`,
    [DECISIONS + ROWS],
  )
  const decided = live.slice(0, DECISIONS)
  const lifted = live.slice(DECISIONS)
  const creates = Array.from({ length: CREATES }, (_, index): KeyedWrite => {
    const description = `attack ${randomUUID()}`
    const seller = sellers[index % sellers.length] as Person
    return {
      request: write(seller, '/gateway/ads/create', { adType: 'auto', description }),
      trace: { kind: 'create', description },
    }
  })
  const decisions = decided.map(
    ({ id }): KeyedWrite => ({
      request: write(moderator, `/gateway/v1/moderator/ads/${id}`, {
        stat: BLOCKED,
        reasons: [REASON],
      }),
      trace: { kind: 'decision', adId: id },
    }),
  )
  const batches = Array.from({ length: BATCHES }, (): KeyedWrite => {
    const batchId = randomUUID()
    const action = { type: 'lift', reason: 'attack' }
    return {
      request: write(moderator, '/gateway/v1/moderator/ads/bulk', {
        batchId,
        action,
        rows: lifted.map(({ id, version }) => ({ id, version })),
      }),
      trace: { kind: 'bulk', batchId },
    }
  })
  return interleave([creates, decisions, batches])
}

function write({ cookie }: Person, target: string, body: object): WireRequest {
  return {
    method: 'POST',
    target,
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: Buffer.from(JSON.stringify(body)),
  }
}

/** Spreads each list evenly over the whole, so that a kill meets all kinds. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const placed = lists.flatMap((list) =>
    list.map((item, index) => ({ item, at: (index + 0.5) / list.length })),
  )
  return placed.sort((a, b) => a.at - b.at).map(({ item }) => item)
}
