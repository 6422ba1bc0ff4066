import { isDeepStrictEqual } from 'node:util'
import type { ModerationReason } from '@trassa/contracts/entities/ad'
import type { AdChanges, GalleryChange } from '@trassa/contracts/entities/moderator/evidence'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { and, desc, eq, not, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import type { AdRecord } from '../../ads/public.ts'
import { auditRows } from '../../audit/public.ts'
import { readPhotosById } from '../../media/public.ts'
import { moderationBatches } from '../batches/batches.table.ts'
import { readCityNames } from '../changes/city-names.repository.ts'
import {
  type Columns,
  differenceOf,
  type PhotoIds,
  photoIdsOf,
  rewind,
} from '../changes/content-difference.ts'

const leadsTo = (event: string, stat: AdStat) =>
  sql`(${auditRows.event} = ${event} OR (${auditRows.event} = 'ad.overridden' AND ${auditRows.toStat} = ${stat}))`

/** A request for a fix, also a senior's. */
const isFix = leadsTo('ad.fixRequested', AD_STATS.needsFix.stat)

/** What ends it: an approval, also a senior's. */
const isApproval = leadsTo('ad.approved', AD_STATS.active.stat)

/** Of a batch whose change of the ad was taken back. */
const isUndone = sql`EXISTS (
  SELECT FROM ${auditRows} AS undone JOIN ${moderationBatches} ON ${moderationBatches.id} = undone.batch_id
  WHERE undone.ad_id = ${auditRows.adId} AND undone.event = 'ad.changeUndone'
    AND ${moderationBatches.parentId} = ${auditRows.batchId})`

/** The last request for a fix of an ad that no moderator has approved since. */
async function readOpenFix(db: Executor, adId: string) {
  const [row] = await db
    .select({
      id: auditRows.id,
      at: auditRows.at,
      isFix: sql<boolean>`${isFix}`,
      after: auditRows.after,
    })
    .from(auditRows)
    .where(and(eq(auditRows.adId, adId), or(isFix, isApproval), not(isUndone)))
    .orderBy(desc(auditRows.id))
    .limit(1)
  return row?.isFix ? row : null
}

/** The columns of an ad that have changed after a row of the history, as they were at that row. */
async function readColumnsAt(
  db: Executor,
  { adId, rowId }: { adId: string; rowId: string },
): Promise<Columns> {
  const { rows } = await db.execute<{ key: string; value: unknown }>(sql`
    SELECT DISTINCT ON (key) key, value
    FROM ${auditRows} CROSS JOIN LATERAL jsonb_each(${auditRows.before})
    WHERE ${auditRows.adId} = ${adId}::bigint AND ${auditRows.id} > ${rowId}::bigint
    ORDER BY key, ${auditRows.id}`)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** The photographs that were set last; with those of a revision. */
async function readLatestPhotos(db: Executor, adId: string): Promise<string[]> {
  const [row] = await db
    .select({ after: auditRows.after })
    .from(auditRows)
    .where(and(eq(auditRows.adId, adId), eq(auditRows.event, 'photos.set')))
    .orderBy(desc(auditRows.id))
    .limit(1)
  return photoIdsOf(row?.after ?? null)
}

/** The photographs before and after; `null` where neither they nor their order differ. */
async function readGallery(
  db: Executor,
  { before, after }: PhotoIds,
): Promise<GalleryChange | null> {
  if (isDeepStrictEqual(before, after)) return null
  const photos = await readPhotosById(db, [...new Set([...before, ...after])])
  return {
    before: before.map((id) => ({ id, photo: photos.get(id) ?? null })),
    after: after.flatMap((id) => photos.get(id) ?? []),
  }
}

/** Dates change by a publication, which no owner is asked to fix. */
const withoutDates = (before: Columns): Columns => {
  const { publishedAt: _, expiresAt: __, ...content } = before
  return content
}

/**
 * The reasons of the last request for a fix, and what has changed since (domain §3: resubmit, and the edit of a refused
 * revision; docs/decisions/145); `null` where none waits for an answer. What was changed and changed back is no difference.
 */
export async function readChangesSinceFix(db: Executor, ad: AdRecord): Promise<AdChanges | null> {
  const fix = await readOpenFix(db, ad.id)
  if (!fix) return null
  const then = withoutDates(await readColumnsAt(db, { adId: ad.id, rowId: fix.id }))
  const photoIds =
    'photoIds' in then
      ? { before: photoIdsOf(then), after: await readLatestPhotos(db, ad.id) }
      : { before: [], after: [] }
  const cityNames = await readCityNames(db, ad, [then])
  const difference = differenceOf({ before: rewind(ad, then), after: ad }, { photoIds, cityNames })
  const nothing = { fields: {}, names: {} }
  return {
    since: fix.at.toISOString(),
    // A second refusal for the same reasons does not change the column.
    reasons: (fix.after?.reasons as ModerationReason[] | undefined) ?? ad.reasons,
    gallery: await readGallery(db, photoIds),
    ...(difference ?? { before: nothing, after: nothing, photos: { added: [], removed: [] } }),
  }
}
