import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { leases } from './leases.table.ts'

/**
 * Takes or prolongs a lease. A row and no advisory lock of a session, which PgBouncer's transaction mode
 * does not keep.
 *
 * @returns whether the holder has it for so many seconds from now.
 */
export async function takeLease(
  db: Executor,
  { name, holder, seconds }: { name: string; holder: string; seconds: number },
): Promise<boolean> {
  const until = sql`now() + make_interval(secs => ${seconds})`
  const taken = await db
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, until },
      setWhere: sql`${leases.holder} = ${holder} OR ${leases.until} <= now()`,
    })
    .returning({ name: leases.name })
  return taken.length > 0
}

/** Lets others have it at once; does nothing where the holder has lost it. */
export async function releaseLease(
  db: Executor,
  { name, holder }: { name: string; holder: string },
): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)))
}
