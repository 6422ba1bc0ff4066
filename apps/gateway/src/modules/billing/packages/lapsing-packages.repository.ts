import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { isUsable, type PackageRecord } from './packages.repository.ts'
import { packages } from './packages.table.ts'

interface Lapsing {
  now: Date
  /** They lapse until this moment. */
  before: Date
  /** Fewer reminders than this have been sent. */
  reminders: number
}

const isLapsing = ({ now, before, reminders }: Lapsing) =>
  and(isUsable(now), lte(packages.expiresAt, before), lt(packages.reminders, reminders))

/** Users with publications that lapse and of which they were not reminded. */
export async function readLapsingOwners(db: Executor, lapsing: Lapsing): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: packages.userId })
    .from(packages)
    .where(isLapsing(lapsing))
  return rows.map(({ userId }) => userId)
}

/** Those packages of a user, locked; the one that lapses first comes first. */
export const lockLapsingPackages = (
  tx: Transaction,
  { userId, ...lapsing }: Lapsing & { userId: string },
): Promise<PackageRecord[]> =>
  tx
    .select()
    .from(packages)
    .where(and(eq(packages.userId, userId), isLapsing(lapsing)))
    .orderBy(asc(packages.expiresAt), asc(packages.id))
    .for('update')

export async function writeReminders(
  tx: Transaction,
  reminded: readonly PackageRecord[],
  reminders: number,
): Promise<void> {
  if (reminded.length === 0) return
  await tx
    .update(packages)
    .set({ reminders })
    .where(
      inArray(
        packages.id,
        reminded.map(({ id }) => id),
      ),
    )
}
