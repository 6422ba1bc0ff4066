import { PACKAGE_DAYS, type PackageType } from '@trassa/contracts/enumerations/goods'
import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import type { NewestFirst } from '../../../platform/keyset/newest-first.ts'
import { packages, packageUnits } from './packages.table.ts'

export type PackageRecord = typeof packages.$inferSelect

export const daysAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * 24 * 60 * 60 * 1000)

/** A package whose publications may be taken now. */
export const isUsable = (now: Date) =>
  and(gt(packages.remainder, 0), gt(packages.expiresAt, now), isNull(packages.revokedAt))

interface NewPackage {
  userId: string
  type: PackageType
  quantity: number
  /** `null` for a compensation. */
  lineId: string | null
  /** Whether an ad was charged with it before. */
  isReturned?: boolean
  now: Date
  /** How long it is valid; 90 where it is bought (domain §5). */
  days?: number
}

/** Gives a user a package. A line that has been delivered is not delivered again. */
export async function insertPackage(
  tx: Transaction,
  { now, days = PACKAGE_DAYS, ...given }: NewPackage,
): Promise<void> {
  const expiresAt = daysAfter(now, days)
  await tx
    .insert(packages)
    .values({ ...given, remainder: given.quantity, createdAt: now, expiresAt })
    .onConflictDoNothing({ target: packages.lineId, where: sql`NOT is_returned` })
}

/** The users' packages with publications left, locked; those that lapse first come first. */
export const lockUsablePackages = (
  tx: Transaction,
  userIds: string[],
  now: Date,
): Promise<PackageRecord[]> =>
  tx
    .select()
    .from(packages)
    .where(and(inArray(packages.userId, userIds), isUsable(now)))
    .orderBy(asc(packages.expiresAt), asc(packages.id))
    .for('update')

/** Takes a publication of each of these packages for an ad. The packages must be locked and have one left. */
export async function takeUnits(
  tx: Transaction,
  taken: readonly { packageId: string; adId: string }[],
): Promise<void> {
  if (taken.length === 0) return
  await tx.insert(packageUnits).values([...taken])
  for (const [packageId, units] of Map.groupBy(taken, (unit) => unit.packageId)) {
    await tx
      .update(packages)
      .set({ remainder: sql`${packages.remainder} - ${units.length}` })
      .where(eq(packages.id, packageId))
  }
}

/** Returned publications may be used for at least this long, whatever is left of their package's time. */
const RETURNED_DAYS = 30

/** Gives back the latest publication of each of these ads that has not gone back yet. */
export async function returnUnits(tx: Transaction, adIds: string[], now: Date): Promise<void> {
  const latest = tx
    .selectDistinctOn([packageUnits.adId], { id: packageUnits.id })
    .from(packageUnits)
    .where(and(inArray(packageUnits.adId, adIds), isNull(packageUnits.returnedAt)))
    .orderBy(packageUnits.adId, desc(packageUnits.id))
  const returned = await tx
    .update(packageUnits)
    .set({ returnedAt: now })
    .where(inArray(packageUnits.id, latest))
    .returning({ packageId: packageUnits.packageId })
  for (const [packageId, { length }] of Map.groupBy(returned, (unit) => unit.packageId))
    await returnToPackage(tx, { packageId, units: length, now })
}

async function returnToPackage(
  tx: Transaction,
  { packageId, units, now }: { packageId: string; units: number; now: Date },
): Promise<void> {
  const isLong = gt(packages.expiresAt, daysAfter(now, RETURNED_DAYS))
  const [given] = await tx
    .update(packages)
    .set({
      remainder: sql`${packages.remainder} + CASE WHEN ${isLong} THEN ${units} ELSE 0 END`,
    })
    .where(eq(packages.id, packageId))
    .returning({
      userId: packages.userId,
      type: packages.type,
      lineId: packages.lineId,
      isLong: sql<boolean>`${isLong}`,
      revokedAt: packages.revokedAt,
    })
  // A package that lapses sooner stays as it is, and so does one whose money went back.
  if (!given || given.isLong || given.revokedAt) return
  const { userId, type, lineId } = given
  const returned = { lineId, isReturned: true, now, days: RETURNED_DAYS }
  await insertPackage(tx, { userId, type, quantity: units, ...returned })
}

/** How many publications a user has left, and when the first of them lapses. */
export async function readRemainder(
  db: Executor,
  { userId, type, now }: { userId: string; type: PackageType; now: Date },
): Promise<{ remainder: number; expiresAt: Date | null }> {
  const [row] = await db
    .select({
      remainder: sql`coalesce(sum(${packages.remainder}), 0)`.mapWith(Number),
      expiresAt: sql`min(${packages.expiresAt})`.mapWith(packages.expiresAt),
    })
    .from(packages)
    .where(and(eq(packages.userId, userId), eq(packages.type, type), isUsable(now)))
  return row ?? { remainder: 0, expiresAt: null }
}

/** Takes back what is left of what these lines have given; ads that were published with it stay. */
export async function revokePackages(tx: Transaction, lineIds: string[], now: Date): Promise<void> {
  const given = and(inArray(packages.lineId, lineIds), isNull(packages.revokedAt))
  // First, so that the next statement sees what came back of them meanwhile.
  await tx
    .select({ id: packages.id })
    .from(packages)
    .where(given)
    .orderBy(packages.id)
    .for('update')
  await tx.update(packages).set({ revokedAt: now }).where(given)
}

export async function findPackage(db: Executor, id: string): Promise<PackageRecord | undefined> {
  const [found] = await db.select().from(packages).where(eq(packages.id, id))
  return found
}

/** A page of a user's packages, newest first. */
export const readPackagesOf = (
  db: Executor,
  userId: string,
  { before, limit }: NewestFirst,
): Promise<PackageRecord[]> =>
  db
    .select()
    .from(packages)
    .where(and(eq(packages.userId, userId), before === null ? undefined : lt(packages.id, before)))
    .orderBy(desc(packages.id))
    .limit(limit)

export const countPackagesOf = (db: Executor, userId: string): Promise<number> =>
  db.$count(packages, eq(packages.userId, userId))
