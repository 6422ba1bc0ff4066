import { and, eq, gt, isNull, lt, notLike, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { authFlows, type FlowPurpose } from './auth-flows.table.ts'

export type AuthFlow = typeof authFlows.$inferSelect

/** Locks a phone until the caller's transaction ends: no other transaction sends a code to it. */
export async function lockPhone(db: Executor, phone: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sms:${phone}`}, 0))`)
}

/** A code that was sent to a phone. */
export interface Send {
  /** Seconds since then. */
  age: number
  requester: string
}

/** The codes of the last hour to this phone, the newest first. */
export async function listSends(db: Executor, phone: string): Promise<Send[]> {
  const age = sql<string>`extract(epoch FROM now() - ${authFlows.createdAt})`
  const rows = await db
    .select({ age, requester: authFlows.requester })
    .from(authFlows)
    .where(
      and(
        eq(authFlows.phone, phone),
        gt(authFlows.createdAt, sql`now() - make_interval(hours => 1)`),
      ),
    )
    .orderBy(age)
  return rows.map((row) => ({ ...row, age: Number(row.age) }))
}

/** Wrong codes of the last day for the phone of a flow, and from who asked for it. */
export async function countWrongTries(
  db: Executor,
  { phone, requester }: Pick<AuthFlow, 'phone' | 'requester'>,
): Promise<{ ofPhone: number; ofRequester: number }> {
  const wrong = sql`${authFlows.tries} - (${authFlows.confirmedAt} IS NOT NULL)::int`
  const ofPhone = eq(authFlows.phone, phone)
  const ofRequester = eq(authFlows.requester, requester)
  const sumWhere = (condition: SQL | undefined) =>
    sql<number>`coalesce(sum(${wrong}) FILTER (WHERE ${condition}), 0)::int`
  const [sums] = await db
    .select({
      ofPhone: sumWhere(and(ofPhone, notLike(authFlows.requester, 'device:%'))),
      ofRequester: sumWhere(ofRequester),
    })
    .from(authFlows)
    .where(and(or(ofPhone, ofRequester), gt(authFlows.createdAt, sql`now() - interval '1 day'`)))
  return sums ?? { ofPhone: 0, ofRequester: 0 }
}

/** Whether a user was sent a code for this purpose to this phone in the last hour. */
export async function hasFlow(
  db: Executor,
  { userId, phone, purpose }: Pick<AuthFlow, 'phone' | 'purpose'> & { userId: string },
): Promise<boolean> {
  const isRecent = gt(authFlows.createdAt, sql`now() - make_interval(hours => 1)`)
  const { userId: user, phone: to, purpose: of } = authFlows
  return (
    (await db.$count(authFlows, and(eq(user, userId), eq(to, phone), eq(of, purpose), isRecent))) >
    0
  )
}

export async function insertFlow(
  db: Executor,
  flow: Pick<AuthFlow, 'id' | 'purpose' | 'phone' | 'userId' | 'requester' | 'codeHash'>,
  lifetimeSeconds: number,
): Promise<void> {
  await db
    .insert(authFlows)
    .values({ ...flow, expiresAt: sql`now() + make_interval(secs => ${lifetimeSeconds})` })
}

export async function deleteFlow(db: Executor, id: string): Promise<void> {
  await db.delete(authFlows).where(eq(authFlows.id, id))
}

export async function findFlow(db: Executor, id: string): Promise<AuthFlow | undefined> {
  const [flow] = await db.select().from(authFlows).where(eq(authFlows.id, id))
  return flow
}

/**
 * Counts a try and confirms the flow where the code is right, in one statement: concurrent guesses
 * wait for one another and cannot exceed `maxTries`. `undefined` when no try is left.
 */
export async function tryCode(
  db: Executor,
  guess: { flowId: string; codeHash: string; maxTries: number },
): Promise<{ right: boolean; tries: number } | undefined> {
  const right = sql<boolean>`${authFlows.codeHash} = ${guess.codeHash}`
  const [row] = await db
    .update(authFlows)
    .set({
      tries: sql`${authFlows.tries} + 1`,
      confirmedAt: sql`CASE WHEN ${right} THEN coalesce(${authFlows.confirmedAt}, now()) ELSE ${authFlows.confirmedAt} END`,
    })
    .where(
      and(
        eq(authFlows.id, guess.flowId),
        lt(authFlows.tries, guess.maxTries),
        gt(authFlows.expiresAt, sql`now()`),
        isNull(authFlows.finishedAt),
      ),
    )
    .returning({ right, tries: authFlows.tries })
  return row
}

/** Marks a confirmed flow as used; of two concurrent requests one gets it (domain §2). */
export async function takeFlow(
  db: Executor,
  wanted: { flowId: string; purpose: FlowPurpose; withinSeconds: number },
): Promise<Pick<AuthFlow, 'phone' | 'userId'> | undefined> {
  const [flow] = await db
    .update(authFlows)
    .set({ finishedAt: sql`now()` })
    .where(
      and(
        eq(authFlows.id, wanted.flowId),
        eq(authFlows.purpose, wanted.purpose),
        isNull(authFlows.finishedAt),
        gt(authFlows.confirmedAt, sql`now() - make_interval(secs => ${wanted.withinSeconds})`),
      ),
    )
    .returning({ phone: authFlows.phone, userId: authFlows.userId })
  return flow
}

/** Records the user that a registration has created, for its repeats. */
export async function setFlowUser(db: Executor, id: string, userId: string): Promise<void> {
  await db.update(authFlows).set({ userId }).where(eq(authFlows.id, id))
}

/** Deletes flows that began more than a day ago. @returns how many. */
export async function purgeAuthFlows(db: Executor): Promise<number> {
  const { rowCount } = await db
    .delete(authFlows)
    .where(lt(authFlows.createdAt, sql`now() - interval '1 day'`))
  return rowCount ?? 0
}
