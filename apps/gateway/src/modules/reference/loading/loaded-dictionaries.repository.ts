import { eq, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../../platform/database/connect.ts'
import { type LoadedName, loadedDictionaries } from './loaded-dictionaries.table.ts'

/** Lets one load or import run at a time; readers do not wait. */
export async function lockDictionaries(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE ${loadedDictionaries} IN SHARE ROW EXCLUSIVE MODE`)
}

/** The digest of what was loaded under a name. */
export async function readLoaded(db: Executor, name: LoadedName): Promise<string | undefined> {
  const [loaded] = await db
    .select({ digest: loadedDictionaries.digest })
    .from(loadedDictionaries)
    .where(eq(loadedDictionaries.name, name))
  return loaded?.digest
}

export async function recordLoaded(
  tx: Transaction,
  name: LoadedName,
  digest: string,
): Promise<void> {
  await tx
    .insert(loadedDictionaries)
    .values({ name, digest })
    .onConflictDoUpdate({
      target: loadedDictionaries.name,
      set: { digest, loadedAt: sql`now()` },
    })
}

/** What every dictionary was loaded from, as one text: it changes whenever any row may have. */
export async function readRevision(db: Database): Promise<string> {
  const loaded = await db
    .select({ name: loadedDictionaries.name, digest: loadedDictionaries.digest })
    .from(loadedDictionaries)
    .orderBy(loadedDictionaries.name)
  return loaded.map(({ name, digest }) => `${name} ${digest}`).join('\n')
}
