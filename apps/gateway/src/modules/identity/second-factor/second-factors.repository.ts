import { and, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { recoveryCodes, secondFactors } from './second-factors.table.ts'

const ofUser = (userId: string) => eq(secondFactors.userId, userId)

export async function findSecondFactor(db: Executor, userId: string) {
  const [factor] = await db.select().from(secondFactors).where(ofUser(userId))
  return factor
}

/** Replaces a secret that is not confirmed yet. @returns `false` when there is a confirmed one. */
export async function insertSecret(
  db: Executor,
  userId: string,
  sealedSecret: Buffer,
): Promise<boolean> {
  const inserted = await db
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, createdAt: sql`now()` },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return inserted.length > 0
}

/** Confirms this secret by the code of a step. @returns `false` when it was confirmed or replaced meanwhile. */
export async function confirmSecret(
  db: Executor,
  { userId, sealedSecret, step }: { userId: string; sealedSecret: Buffer; step: number },
): Promise<boolean> {
  const confirmed = await db
    .update(secondFactors)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(
      and(
        ofUser(userId),
        eq(secondFactors.sealedSecret, sealedSecret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId })
  return confirmed.length > 0
}

/** Takes a time step once: of two concurrent uses of a code one gets `false`. */
export async function takeStep(db: Executor, userId: string, step: number): Promise<boolean> {
  const isNewer = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step))
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(ofUser(userId), isNotNull(secondFactors.confirmedAt), isNewer))
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

/** Takes a recovery code once. */
export async function takeRecoveryCode(
  db: Executor,
  userId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

export async function replaceRecoveryCodes(
  db: Executor,
  userId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
}

export async function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** Deletes the app and the recovery codes of a user. */
export async function deleteSecondFactor(db: Executor, userId: string): Promise<void> {
  await db.delete(secondFactors).where(ofUser(userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
