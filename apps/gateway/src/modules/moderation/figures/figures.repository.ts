import type { CallAnswer } from '@trassa/contracts/call'
import type { readFigures, readStaffFigures } from '@trassa/contracts/calls/moderator/figures'
import { DECISION_OUTCOMES } from '@trassa/contracts/enumerations/figures'
import type { QueueLane } from '@trassa/contracts/enumerations/moderation'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { users } from '../../identity/public.ts'
import { batchFigures, decisionFigures, queueSamples } from './figures.table.ts'

/** What is counted: a part of the time, of all or of one lane and one moderator. */
export interface FigureScope {
  /** Where each hour or day begins, and where the last one ends. */
  bounds: Date[]
  lane?: QueueLane | undefined
  moderatorId?: string | undefined
}

type Answer = CallAnswer<typeof readFigures>
export type Totals = Answer['totals']
type Waits = Pick<Totals, 'medianSeconds' | 'p90Seconds'>
/** What decisions come to, whatever they are grouped by. */
export type Counted = Waits & Pick<Totals, 'decisions' | 'outcomes' | 'skips'>

export interface Periods extends Counted {
  /** 1 for the first hour or day; `null`: not grouped by them. */
  bucket: number | null
  lane: QueueLane | null
  kind: 'total' | 'bucket' | 'lane'
}

const boundsOf = ({ bounds }: FigureScope) =>
  sql`${sql.param(bounds.map((at) => at.toISOString()))}::timestamptz[]`
const inPeriod = (scope: FigureScope) =>
  sql`at >= ${scope.bounds[0]?.toISOString()}::timestamptz AND at < ${scope.bounds.at(-1)?.toISOString()}::timestamptz`
const ofLane = ({ lane }: FigureScope) => (lane ? sql`lane = ${lane}` : sql`TRUE`)
const ofModerator = ({ moderatorId }: FigureScope, column = sql`moderator_id`) =>
  moderatorId ? sql`${column} = ${moderatorId}::bigint` : sql`TRUE`

const isDecision = sql`outcome <> 'skipped'`
const outcomes = sql`json_build_object(${sql.join(
  DECISION_OUTCOMES.map(
    (outcome) => sql`${sql.raw(`'${outcome}'`)}, count(*) FILTER (WHERE outcome = ${outcome})`,
  ),
  sql`, `,
)})`

/** One sort for both: half of the decisions took at most `waits[1]`, nine of ten at most `waits[2]`. */
const waits = sql`percentile_disc(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY waited_seconds)`

const counted = sql`
  count(*) FILTER (WHERE ${isDecision})::int AS decisions,
  count(*) FILTER (WHERE NOT (${isDecision}))::int AS skips,
  ${outcomes} AS outcomes, ${waits} AS waits`

const toWaits = sql`waits[1] AS "medianSeconds", waits[2] AS "p90Seconds"`

/** Decisions and skips of the whole period, of each hour or day, and of each lane, read once. */
export async function readPeriods(db: Executor, scope: FigureScope): Promise<Periods[]> {
  const { rows } = await db.execute<Periods & Record<string, unknown>>(sql`
    SELECT kind, bucket, lane, decisions, skips, outcomes, ${toWaits} FROM (
      SELECT CASE grouping(bucket, lane) WHEN 3 THEN 'total' WHEN 1 THEN 'bucket' ELSE 'lane' END AS kind,
        bucket, lane, ${counted}
      FROM (
        SELECT width_bucket(at, ${boundsOf(scope)}) AS bucket, lane, outcome, waited_seconds
        FROM ${decisionFigures}
        WHERE ${inPeriod(scope)} AND ${ofLane(scope)} AND ${ofModerator(scope)}
      ) placed
      GROUP BY GROUPING SETS ((), (bucket), (lane))
    ) grouped`)
  return rows
}

/** Hours of the clock in which each moderator has decided or skipped. */
export async function readWorkedHours(
  db: Executor,
  scope: FigureScope,
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; hours: number }>(sql`
    SELECT moderator_id::text AS id, count(*)::int AS hours FROM (
      SELECT DISTINCT moderator_id, floor(extract(epoch FROM at) / 3600) FROM ${decisionFigures}
      WHERE ${inPeriod(scope)} AND ${ofLane(scope)} AND ${ofModerator(scope)}
    ) worked GROUP BY moderator_id`)
  return new Map(rows.map(({ id, hours }) => [id, hours]))
}

export interface AppealRow {
  bucket: number
  /** Whose block was questioned. */
  blockedBy: string | null
  decided: number
  overturned: number
}

/** Appeals that were decided; of one moderator: those that questioned the moderator's blocks. */
export async function readAppeals(db: Executor, scope: FigureScope): Promise<AppealRow[]> {
  const { rows } = await db.execute<AppealRow & Record<string, unknown>>(sql`
    SELECT width_bucket(at, ${boundsOf(scope)}) AS bucket, blocked_by::text AS "blockedBy",
      count(*)::int AS decided, count(*) FILTER (WHERE outcome <> 'blocked')::int AS overturned
    FROM ${decisionFigures}
    WHERE ${inPeriod(scope)} AND lane = 'appeals' AND ${isDecision} AND ${ofModerator(scope, sql`blocked_by`)}
    GROUP BY 1, 2`)
  return rows
}

export interface BatchRow {
  bucket: number
  moderatorId: string
  finished: number
  changedAds: number
}

export async function readBatchFigures(db: Executor, scope: FigureScope): Promise<BatchRow[]> {
  const { rows } = await db.execute<BatchRow & Record<string, unknown>>(sql`
    SELECT width_bucket(at, ${boundsOf(scope)}) AS bucket, moderator_id::text AS "moderatorId",
      count(*)::int AS finished, sum(changed_ads)::int AS "changedAds"
    FROM ${batchFigures} WHERE ${inPeriod(scope)} AND ${ofModerator(scope)}
    GROUP BY 1, 2`)
  return rows
}

export interface QueueRow {
  bucket: number
  oldestSeconds: number
  waiting: number
}

/** The longest wait and the most ads that waited at once, of each hour or day that was measured. */
export async function readQueueHistory(db: Executor, scope: FigureScope): Promise<QueueRow[]> {
  const { rows } = await db.execute<QueueRow & Record<string, unknown>>(sql`
    SELECT width_bucket(at, ${boundsOf(scope)}) AS bucket,
      max(oldest)::int AS "oldestSeconds", max(waiting)::int AS waiting
    FROM (
      SELECT at, max(oldest_seconds) AS oldest, sum(waiting) AS waiting FROM ${queueSamples}
      WHERE ${inPeriod(scope)} AND ${ofLane(scope)} GROUP BY at
    ) sampled GROUP BY 1`)
  return rows
}

/** Until when decisions are counted. */
export async function readCountedAt(db: Executor): Promise<string | null> {
  const { rows } = await db.execute<{ at: Date | null }>(sql`
    SELECT max(measured_at) AS at FROM ${queueSamples} WHERE at >= (SELECT max(at) FROM ${queueSamples})`)
  const at = rows[0]?.at
  return at ? new Date(at).toISOString() : null
}

export type Person = Counted & {
  moderator: CallAnswer<typeof readStaffFigures>[number]['moderator']
}

/** What each moderator has decided, the most first. */
export async function readPeople(db: Executor, scope: FigureScope): Promise<Person[]> {
  const { rows } = await db.execute<Person & Record<string, unknown>>(sql`
    SELECT json_build_object('id', grouped.id::text, 'username', username, 'role', role) AS moderator,
      decisions, skips, outcomes, ${toWaits}
    FROM (
      SELECT moderator_id AS id, ${counted} FROM ${decisionFigures}
      WHERE ${inPeriod(scope)} AND ${ofLane(scope)} GROUP BY moderator_id
    ) grouped JOIN ${users} ON ${users.id} = grouped.id
    ORDER BY decisions DESC, grouped.id`)
  return rows
}
