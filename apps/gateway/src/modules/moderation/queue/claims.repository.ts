import { CLAIM_MINUTES, SILENT_MINUTES } from '@trassa/contracts/calls/moderator/queue'
import type { QueueLane } from '@trassa/contracts/enumerations/moderation'
import { and, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { users } from '../../identity/public.ts'
import { moderationClaims } from './claims.table.ts'
import { inAnyLane, inLane, laneColumn } from './lanes.ts'

// Claims expire by the database's clock, so that all gateway processes agree.
const claimExpiry = sql`now() + make_interval(mins => ${CLAIM_MINUTES})`
const isHeld = gt(moderationClaims.expiresAt, sql`now()`)
const isNoneOf = (ids: string[]): SQL => sql`${ads.id} <> ALL (${sql.param(ids)}::bigint[])`

export interface LaneRequest {
  lane: QueueLane
  moderatorId: string
  /** Ads that are not handed out: those that the moderator has skipped or decided. */
  except: string[]
}

/** Serializes the requests of one moderator: two at the same moment claim one ad, not two. */
export async function lockModerator(tx: Transaction, moderatorId: string): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, moderatorId))
    .for('no key update')
}

/** Prolongs the claim that the moderator holds in the lane already. @returns the ad's id, `null` without a claim. */
export async function prolongClaim(
  tx: Transaction,
  { lane, moderatorId, except }: LaneRequest,
): Promise<string | null> {
  const held = tx
    .select({ id: ads.id })
    .from(moderationClaims)
    .innerJoin(ads, eq(ads.id, moderationClaims.adId))
    .where(
      and(
        eq(moderationClaims.moderatorId, moderatorId),
        isHeld,
        inLane(lane, moderatorId),
        isNoneOf(except),
      ),
    )
    .orderBy(ads.queuedAt, ads.id)
    .limit(1)
  const [kept] = await tx
    .update(moderationClaims)
    .set({ expiresAt: claimExpiry })
    .where(inArray(moderationClaims.adId, held))
    .returning({ adId: moderationClaims.adId })
  return kept?.adId ?? null
}

/**
 * Claims the oldest ad of the lane that has no valid claim. `SKIP LOCKED` leaves out ads that another
 * request is claiming at this moment: requests do not wait for each other and never claim the same ad.
 *
 * @returns the ad's id, `null` where there is none.
 */
export async function claimOldest(
  tx: Transaction,
  { lane, moderatorId, except }: LaneRequest,
): Promise<string | null> {
  for (;;) {
    const { rows } = await tx.execute<{ found: string | null; taken: string | null }>(sql`
      WITH oldest AS (
        SELECT ${ads.id} FROM ${ads}
        WHERE ${inLane(lane, moderatorId)} AND ${isNoneOf(except)} AND NOT EXISTS (
          SELECT FROM ${moderationClaims} WHERE ${moderationClaims.adId} = ${ads.id} AND ${isHeld})
        ORDER BY ${ads.queuedAt}, ${ads.id} LIMIT 1 FOR UPDATE SKIP LOCKED
      ), taken AS (
        INSERT INTO ${moderationClaims} (ad_id, moderator_id, expires_at)
        SELECT id, ${moderatorId}::bigint, ${claimExpiry} FROM oldest
        ON CONFLICT (ad_id) DO UPDATE
          SET moderator_id = excluded.moderator_id, expires_at = excluded.expires_at
          WHERE moderation_claims.expires_at <= now()
        RETURNING ad_id
      )
      SELECT (SELECT id FROM oldest) AS found, (SELECT ad_id FROM taken) AS taken`)
    const [row] = rows
    if (!row?.found) return null
    if (row.taken) return row.taken
    // The ad's claim was committed between this statement's snapshot and its lock: the next statement sees it.
  }
}

/** Claims one waiting ad, or prolongs the moderator's claim of it. @returns whether the moderator holds the claim now. */
export async function claim(db: Executor, adId: string, moderatorId: string): Promise<boolean> {
  // FOR SHARE waits for a decision that is being written; a decided ad is in no lane any more.
  const { rows } = await db.execute(sql`
    INSERT INTO ${moderationClaims} (ad_id, moderator_id, expires_at)
    SELECT ${ads.id}, ${moderatorId}::bigint, ${claimExpiry} FROM ${ads}
    WHERE ${ads.id} = ${adId} AND ${inAnyLane(moderatorId)} FOR SHARE
    ON CONFLICT (ad_id) DO UPDATE
      SET moderator_id = excluded.moderator_id, expires_at = excluded.expires_at
      WHERE moderation_claims.moderator_id = excluded.moderator_id
        OR moderation_claims.expires_at <= now()
    RETURNING ad_id`)
  return rows.length > 0
}

interface TakeOver {
  adId: string
  moderatorId: string
  /** Whether a claim that is being worked on may be taken as well. */
  isSenior: boolean
}

/** Gives a valid claim of another moderator to this one. @returns whose it was, `null` where it may not be taken. */
export async function takeOver(
  tx: Transaction,
  { adId, moderatorId, isSenior }: TakeOver,
): Promise<{ fromUserId: string; ownerId: string } | null> {
  // A heartbeat sets the expiry: the time that is left tells how long ago it was.
  const isSilent = sql`${moderationClaims.expiresAt} < now() + make_interval(mins => ${CLAIM_MINUTES - SILENT_MINUTES})`
  const { rows } = await tx.execute<{ fromUserId: string; ownerId: string }>(sql`
    WITH former AS (
      SELECT ${moderationClaims.adId} AS ad_id, ${moderationClaims.moderatorId} AS moderator_id,
        ${ads.userId} AS owner_id
      FROM ${moderationClaims} JOIN ${ads} ON ${ads.id} = ${moderationClaims.adId}
      WHERE ${moderationClaims.adId} = ${adId} AND ${moderationClaims.moderatorId} <> ${moderatorId}
        AND ${isHeld} AND (${isSenior} OR ${isSilent}) AND ${inAnyLane(moderatorId)}
      FOR UPDATE OF moderation_claims
    )
    UPDATE ${moderationClaims} SET moderator_id = ${moderatorId}::bigint, expires_at = ${claimExpiry}
    FROM former WHERE moderation_claims.ad_id = former.ad_id
    RETURNING former.moderator_id::text AS "fromUserId", former.owner_id::text AS "ownerId"`)
  return rows[0] ?? null
}

/** Prolongs those of the moderator's claims of these ads that are still valid. */
export async function keepClaims(
  db: Executor,
  adIds: string[],
  moderatorId: string,
): Promise<void> {
  await db
    .update(moderationClaims)
    .set({ expiresAt: claimExpiry })
    .where(
      and(
        sql`${moderationClaims.adId} = ANY (${sql.param(adIds)}::bigint[])`,
        eq(moderationClaims.moderatorId, moderatorId),
        isHeld,
      ),
    )
}

/** Ends the moderator's own claims of these ads. @returns the ads whose claims were deleted, with their owners and lanes. */
export async function deleteOwnClaims(
  db: Executor,
  adIds: string[],
  moderatorId: string,
): Promise<{ adId: string; userId: string; lane: QueueLane | null }[]> {
  const { rows } = await db.execute<{ adId: string; userId: string; lane: QueueLane | null }>(sql`
    DELETE FROM ${moderationClaims} USING ${ads}
    WHERE ${ads.id} = ${moderationClaims.adId}
      AND ${moderationClaims.adId} = ANY (${sql.param(adIds)}::bigint[])
      AND ${moderationClaims.moderatorId} = ${moderatorId}
    RETURNING ${ads.id} AS "adId", ${ads.userId} AS "userId", ${laneColumn} AS lane`)
  return rows
}

/** Which of these ads another moderator has a valid claim of. */
export async function claimedByOthers(
  db: Executor,
  adIds: string[],
  moderatorId: string,
): Promise<Set<string>> {
  const rows = await db
    .select({ adId: moderationClaims.adId })
    .from(moderationClaims)
    .where(
      and(
        sql`${moderationClaims.adId} = ANY (${sql.param(adIds)}::bigint[])`,
        ne(moderationClaims.moderatorId, moderatorId),
        isHeld,
      ),
    )
  return new Set(rows.map((row) => row.adId))
}

/** Ends the claims of ads that have been decided, of any moderator. */
export async function deleteClaims(db: Executor, adIds: string[]): Promise<void> {
  await db
    .delete(moderationClaims)
    .where(sql`${moderationClaims.adId} = ANY (${sql.param(adIds)}::bigint[])`)
}
