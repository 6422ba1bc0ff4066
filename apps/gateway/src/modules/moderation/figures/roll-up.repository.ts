import { DECISION_EVENTS, DECISION_OUTCOMES } from '@trassa/contracts/enumerations/figures'
import { type AuditEvent, DUPLICATE_SIGNALS } from '@trassa/contracts/enumerations/moderation'
import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../../../platform/database/connect.ts'
import { auditRows } from '../../audit/public.ts'
import { complaints } from '../../complaints/public.ts'
import { moderationBatches } from '../batches/batches.table.ts'
import { batchFigures, decisionFigures } from './figures.table.ts'

/** Decisions that one statement adds. */
const PORTION = 2000

const SKIPPED: AuditEvent = 'claim.skipped'

/**
 * How far a run looks back behind the latest decision that it knows. A row that is committed late has the time at which its
 * transaction began, and a transaction ends far sooner than that (`REQUEST_LIMITS`).
 */
const OVERLAP = sql`interval '1 hour'`

// Literals, for the partial index `audit_decisions`.
const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))
const decisionEvents = quoted(Object.values(DECISION_EVENTS))
const countedEvents = sql`${decisionEvents}, ${quoted([SKIPPED])}`
const outcomeOfEvent = sql.raw(
  DECISION_OUTCOMES.map((outcome) => `WHEN '${DECISION_EVENTS[outcome]}' THEN '${outcome}'`).join(
    ' ',
  ),
)

/** The rows of the history that are not counted yet, oldest first. */
const fresh = sql`
  SELECT id, at, actor_id, ad_id, event, from_stat, before, after FROM ${auditRows}
  WHERE event IN (${countedEvents}) AND actor_id IS NOT NULL AND batch_id IS NULL
    AND at >= coalesce((SELECT max(at) FROM ${decisionFigures}) - ${OVERLAP}, '-infinity')
    AND NOT EXISTS (SELECT FROM ${decisionFigures} known WHERE known.audit_id = audit_rows.id)
  ORDER BY at, id LIMIT ${PORTION}`

/** When and how the ad of `fresh` has entered the queue last. */
const entry = sql`
  SELECT (after ->> 'queuedAt')::timestamptz AS at, event = 'ad.appealed' AS is_appeal
  FROM ${auditRows}
  WHERE ad_id = fresh.ad_id AND id < fresh.id AND after ->> 'queuedAt' IS NOT NULL
  ORDER BY id DESC LIMIT 1`

/** Whether another ad had its VIN or its photograph, as the risk check had said last. */
const risk = sql`
  SELECT after -> 'risk' ?| ARRAY[${quoted(DUPLICATE_SIGNALS)}] AS is_duplicate FROM ${auditRows}
  WHERE ad_id = fresh.ad_id AND id < fresh.id AND after ? 'risk'
  ORDER BY id DESC LIMIT 1`

/** The first of the complaints that the decision has closed: after the last one by which the ad left the site, or a dismissal. */
const complaint = sql`
  SELECT min(${complaints.at}) AS at FROM ${complaints}
  WHERE ${complaints.adId} = fresh.ad_id AND ${complaints.at} <= fresh.at AND ${complaints.at} > coalesce((
    SELECT earlier.at FROM ${auditRows} earlier
    WHERE earlier.ad_id = fresh.ad_id AND earlier.id < fresh.id
      AND earlier.event IN (${decisionEvents}) AND earlier.actor_id IS NOT NULL
      AND (earlier.to_stat IS NULL OR earlier.to_stat NOT IN (1, 2))
    ORDER BY earlier.id DESC LIMIT 1), '-infinity')`

/** Whose block the appeal of `placed` questions. */
const block = sql`
  SELECT actor_id FROM ${auditRows}
  WHERE ad_id = placed.ad_id AND id < placed.id AND to_stat = 4 AND from_stat <> 4 AND actor_id IS NOT NULL
  ORDER BY id DESC LIMIT 1`

/**
 * The lane that the ad of `fresh` waited in: what `laneOf` has said before the decision, told by the history. A skip says it
 * itself.
 */
const lane = sql`CASE
  WHEN fresh.event = ${SKIPPED} THEN fresh.after ->> 'lane'
  WHEN fresh.event = 'complaints.dismissed' THEN 'complaints'
  WHEN fresh.from_stat = 2 AND entry.is_appeal THEN 'appeals'
  WHEN fresh.from_stat = 2 THEN CASE WHEN risk.is_duplicate THEN 'duplicates' ELSE 'new' END
  WHEN fresh.from_stat = 1 AND fresh.before ->> 'revisionState' = 'pending'
    THEN CASE WHEN risk.is_duplicate THEN 'duplicates' ELSE 'revisions' END
  WHEN fresh.from_stat = 1 AND complaint.at IS NOT NULL THEN 'complaints' END`

/** Adds up to `PORTION` decisions of the history, the oldest first. A row that is there already is left alone. @returns how many. */
async function addDecisions(db: Executor): Promise<number> {
  const { rowCount } = await db.execute(sql`
    WITH fresh AS MATERIALIZED (${fresh}), placed AS (
      SELECT fresh.*, ${lane} AS lane, entry.at AS entered_at, complaint.at AS complained_at
      FROM fresh
      LEFT JOIN LATERAL (${entry}) entry ON fresh.event <> ${SKIPPED}
      LEFT JOIN LATERAL (${risk}) risk ON fresh.event <> ${SKIPPED}
      LEFT JOIN LATERAL (${complaint}) complaint
        ON fresh.event = 'complaints.dismissed' OR (fresh.event = 'ad.blocked' AND fresh.from_stat = 1)
    )
    INSERT INTO ${decisionFigures} (audit_id, at, moderator_id, lane, outcome, waited_seconds, blocked_by)
    SELECT id, at, placed.actor_id, lane,
      CASE event ${outcomeOfEvent} ELSE 'skipped' END,
      CASE WHEN since IS NOT NULL THEN extract(epoch FROM at - least(since, at)) END,
      block.actor_id
    FROM placed
    CROSS JOIN LATERAL (SELECT CASE lane WHEN 'complaints' THEN complained_at
      WHEN lane THEN entered_at END AS since) waited
    LEFT JOIN LATERAL (${block}) block ON lane = 'appeals' AND event <> ${SKIPPED}
    ON CONFLICT DO NOTHING`)
  return rowCount ?? 0
}

/** Adds all decisions and skips that are not counted yet. @returns how many. */
export async function addAllDecisions(db: Database, signal: AbortSignal): Promise<number> {
  let added = 0
  while (!signal.aborted) {
    const portion = await addDecisions(db)
    added += portion
    if (portion < PORTION) break
  }
  return added
}

/** Adds the batches that have ended. Those that have ended and are kept are few: all are looked at. @returns how many. */
export async function addBatches(db: Executor): Promise<number> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO ${batchFigures} (batch_id, at, moderator_id, changed_ads)
    SELECT id, finished_at, moderator_id, changed_rows FROM ${moderationBatches}
    WHERE state IN ('done', 'cancelled') AND finished_at IS NOT NULL AND starts_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM ${batchFigures} known WHERE known.batch_id = moderation_batches.id)
    ON CONFLICT DO NOTHING`)
  return rowCount ?? 0
}
