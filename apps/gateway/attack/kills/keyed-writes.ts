import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Attack } from '../scenarios/context.ts'
import { personOf } from '../scenarios/context.ts'
import type { WireRequest } from '../wire/wire-request.ts'
import type { Person } from '../world/people.ts'

/** What was written, and by which value it is found: an ad's description, an ad's id or a batch's id. */
export interface WriteTrace {
  kind: 'create' | 'decision' | 'lift' | 'batch'
  value: string
}

/** A write that may be repeated, and where to look for what it did. */
export interface KeyedWrite {
  request: WireRequest
  /** What the database must hold exactly once for it. */
  trace: WriteTrace
  /** What the first confirmed answer said; `undefined`: none came. */
  confirmed?: unknown
}

const CREATES = 20
const DECISIONS = 8
const LIFTS = 8
const BATCHES = 3
const ROWS = 25

const BLOCKED = 4
const REASON = { code: 'description.contacts', field: 'description', message: 'Уберите телефон' }

/** Ads created, decided on and lifted, batches prepared: the kinds of writes that a kill could tear. */
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
    [DECISIONS + LIFTS + ROWS],
  )
  const decided = live.slice(0, DECISIONS)
  const lifted = live.slice(DECISIONS, DECISIONS + LIFTS)
  const listed = live.slice(DECISIONS + LIFTS)
  const creates = Array.from({ length: CREATES }, (_, index): KeyedWrite => {
    const description = `attack ${randomUUID()}`
    const seller = sellers[index % sellers.length] as Person
    return {
      request: write(seller, '/gateway/ads/create', { adType: 'auto', description }),
      trace: { kind: 'create', value: description },
    }
  })
  const decisions = decided.map(
    ({ id }): KeyedWrite => ({
      request: write(moderator, `/gateway/v1/moderator/ads/${id}`, {
        stat: BLOCKED,
        reasons: [REASON],
      }),
      trace: { kind: 'decision', value: id },
    }),
  )
  const lifts = lifted.map(
    ({ id, version }): KeyedWrite => ({
      request: write(moderator, `/gateway/v1/moderator/ads/${id}/lift`, {
        version,
        reason: 'attack',
      }),
      trace: { kind: 'lift', value: id },
    }),
  )
  // Not started: a moderator has one batch at a time.
  const batches = Array.from({ length: BATCHES }, (): KeyedWrite => {
    const id = randomUUID()
    const action = { type: 'lift', reason: 'attack' }
    const rows = listed.map((row) => ({ id: row.id, version: row.version }))
    return {
      request: write(moderator, '/gateway/v1/moderator/batches', {
        id,
        source: { kind: 'rows', action, rows },
      }),
      trace: { kind: 'batch', value: id },
    }
  })
  return interleave([creates, decisions, lifts, batches])
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
