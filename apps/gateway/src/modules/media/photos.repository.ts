import type { Photo } from '@trassa/contracts/entities/photo'
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/connect.ts'
import { photos } from './photos.table.ts'

const photoColumns = {
  id: photos.id,
  width: photos.width,
  height: photos.height,
  color: photos.color,
}

export async function insertPhoto(
  db: Executor,
  photo: Photo & { userId: string; phash: bigint },
): Promise<void> {
  await db.insert(photos).values(photo)
}

/** The photographs that are shown in an ad, in their order; those that wait in a revision are not. */
export function listPhotosOfAd(db: Executor, adId: string): Promise<Photo[]> {
  return db
    .select(photoColumns)
    .from(photos)
    .where(and(eq(photos.adId, adId), isNotNull(photos.position)))
    .orderBy(asc(photos.position))
}

/** Those of `ids` that have not been purged, by id. */
export async function readPhotosById(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Photo>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(photoColumns)
    .from(photos)
    .where(inArray(photos.id, [...ids]))
  return new Map(rows.map((photo) => [photo.id, photo]))
}

/** Those of `ids` that an ad can have: they are stored, and in this ad or, uploaded by one of the users, in none. */
export async function findUsablePhotos(
  db: Executor,
  ids: string[],
  { adId, userIds }: { adId: string; userIds: string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const isFree = and(isNull(photos.adId), inArray(photos.userId, userIds))
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.id, ids), or(eq(photos.adId, adId), isFree)))
  return new Set(rows.map(({ id }) => id))
}

/** Photographs with owner and ad, locked until the transaction ends. */
export function lockPhotos(tx: Transaction, ids: string[]) {
  return tx
    .select({ ...photoColumns, userId: photos.userId, adId: photos.adId })
    .from(photos)
    .where(inArray(photos.id, ids))
    .orderBy(asc(photos.id))
    .for('update')
}

const listed = (ids: string[]) => sql`${sql.param(ids)}::uuid[]`

/**
 * Makes these the photographs of an ad, in this order; its other photographs are detached (and
 * purged later). Also how a moderator's approval puts a revision's `photoIds` in place.
 */
export async function attachPhotos(tx: Transaction, adId: string, ids: string[]): Promise<void> {
  await releasePhotosExcept(tx, adId, ids)
  const place = sql`array_position(${listed(ids)}, ${photos.id}) - 1`
  await tx.update(photos).set({ adId, position: place }).where(inArray(photos.id, ids))
}

/** Attaches photographs to an ad for its pending revision: without a position they are not photoColumns. */
export async function holdPhotos(tx: Transaction, adId: string, ids: string[]): Promise<void> {
  await tx
    .update(photos)
    .set({ adId, position: null })
    .where(and(inArray(photos.id, ids), isNull(photos.adId)))
}

/** Detaches the photographs of a pending revision that does not contain them any more. */
export async function releaseHeldPhotos(
  tx: Transaction,
  adId: string,
  except: string[],
): Promise<void> {
  await tx
    .update(photos)
    .set({ adId: null })
    .where(
      and(
        eq(photos.adId, adId),
        isNull(photos.position),
        sql`${photos.id} <> ALL (${listed(except)})`,
      ),
    )
}

/** Detaches photographs that are held for ads; those that are shown in one stay. The caller leaves out those of revisions. */
export async function releasePhotos(tx: Transaction, ids: string[]): Promise<void> {
  await tx
    .update(photos)
    .set({ adId: null })
    .where(and(sql`${photos.id} = ANY (${listed(ids)})`, isNull(photos.position)))
}

async function releasePhotosExcept(tx: Transaction, adId: string, ids: string[]): Promise<void> {
  await tx
    .update(photos)
    .set({ adId: null, position: null })
    .where(and(eq(photos.adId, adId), sql`${photos.id} <> ALL (${listed(ids)})`))
}

/** Photographs in no ad that were uploaded before the given moment. */
export async function listUnusedPhotos(
  db: Executor,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(isNull(photos.adId), lt(photos.createdAt, before)))
    .orderBy(asc(photos.createdAt))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Deletes a photograph unless an ad has taken it meanwhile. @returns whether it was deleted. */
export async function deleteUnusedPhoto(db: Executor, id: string): Promise<boolean> {
  const deleted = await db
    .delete(photos)
    .where(and(eq(photos.id, id), isNull(photos.adId)))
    .returning({ id: photos.id })
  return deleted.length > 0
}
