import { QUEUE_AGES } from '@trassa/contracts/enumerations/figures'
import { QUEUE_LANES, type QueueLane } from '@trassa/contracts/enumerations/moderation'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { complaints } from '../../complaints/public.ts'
import { inQueueIndex, laneColumn } from '../queue/lanes.ts'
import { queueSamples } from './figures.table.ts'

/** Longer than a person looks back. */
const KEPT_DAYS = 400

/** The ads that wait, with their lane and how long each of them has been there; complained-of ads since the first complaint. */
const waiting = sql`
  SELECT lane, greatest(0, extract(epoch FROM now() - since)) AS seconds FROM (
    SELECT ${laneColumn} AS lane, CASE WHEN ${laneColumn} = 'complaints'
      THEN (SELECT min(${complaints.at}) FROM ${complaints} WHERE ${complaints.adId} = ${ads.id} AND ${complaints.outcome} IS NULL)
      ELSE ${ads.queuedAt} END AS since
    FROM ${ads} WHERE ${inQueueIndex}
  ) queued WHERE lane IS NOT NULL`

const lanes = sql`unnest(${sql.param([...QUEUE_LANES])}::text[]) WITH ORDINALITY AS lanes (lane, place)`

export interface LaneAges {
  lane: QueueLane
  waiting: number
  oldestSeconds: number | null
  ages: number[]
}

const ageCounts = sql.join(
  QUEUE_AGES.map(({ minutes }, index) => {
    const from = (QUEUE_AGES[index - 1]?.minutes ?? 0) * 60
    const isBelow = minutes === null ? sql`TRUE` : sql`seconds < ${minutes * 60}`
    // An ad whose entry is unknown is none of these: `seconds` is NULL.
    return sql`count(*) FILTER (WHERE seconds >= ${from} AND ${isBelow})::int`
  }),
  sql`, `,
)

/** How many ads wait in each lane, how long the oldest has waited, and how many for how long. */
export async function readLaneAges(db: Executor): Promise<LaneAges[]> {
  const { rows } = await db.execute<LaneAges & Record<string, unknown>>(sql`
    WITH waiting AS (${waiting})
    SELECT lanes.lane, count(waiting.lane)::int AS waiting,
      floor(max(seconds))::int AS "oldestSeconds", ARRAY[${ageCounts}] AS ages
    FROM ${lanes} LEFT JOIN waiting USING (lane) GROUP BY lanes.lane, place ORDER BY place`)
  return rows
}

/** Measures the queue: a run of the same ten minutes keeps the larger values, so that a repeat changes nothing. */
export async function measureQueue(db: Executor): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${queueSamples} (at, lane, waiting, oldest_seconds, measured_at)
    SELECT date_bin('10 minutes', now(), 'epoch'), lanes.lane, count(waiting.lane),
      floor(coalesce(max(seconds), 0)), now()
    FROM ${lanes} LEFT JOIN (${waiting}) waiting USING (lane) GROUP BY lanes.lane
    ON CONFLICT (at, lane) DO UPDATE SET
      waiting = greatest(queue_samples.waiting, excluded.waiting),
      oldest_seconds = greatest(queue_samples.oldest_seconds, excluded.oldest_seconds),
      measured_at = excluded.measured_at`)
}

/** @returns how many were deleted. */
export async function deleteOldSamples(db: Executor): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM ${queueSamples} WHERE at < now() - make_interval(days => ${KEPT_DAYS})`)
  return rowCount ?? 0
}
