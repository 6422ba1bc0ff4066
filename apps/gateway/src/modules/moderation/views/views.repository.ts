import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer } from '@trassa/contracts/call'
import { type listViews, VIEWS_MAX } from '@trassa/contracts/calls/moderator/views'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { moderatorViews } from './views.table.ts'

export type Views = CallAnswer<typeof listViews>
export type ViewRecord = typeof moderatorViews.$inferSelect
export type NewView = Pick<ViewRecord, 'id' | 'userId' | 'name' | 'isShared' | 'content'>

/** A person's own views in their order, then the shared ones of others. */
export async function readViews(db: Executor, userId: string): Promise<Views> {
  const isOwn = eq(moderatorViews.userId, userId)
  const rows = await db
    .select()
    .from(moderatorViews)
    .where(or(isOwn, moderatorViews.isShared))
    .orderBy(desc(isOwn), asc(moderatorViews.position), asc(moderatorViews.createdAt))
  return {
    items: rows.map(({ id, name, isShared, version, content, userId: ownerId }) => ({
      id,
      name,
      isShared,
      version,
      ...content,
      isOwn: ownerId === userId,
    })),
  }
}

export async function lockView(tx: Transaction, id: string): Promise<ViewRecord | undefined> {
  const [row] = await tx
    .select()
    .from(moderatorViews)
    .where(eq(moderatorViews.id, id))
    .for('update')
  return row
}

/**
 * @returns whether the view was inserted, and not there already.
 * @throws AppError `views.too_many`
 */
export async function insertView(tx: Transaction, view: NewView): Promise<boolean> {
  const { count, last } = await lockPositions(tx, view.userId)
  if (await lockView(tx, view.id)) return false
  if (count >= VIEWS_MAX) throw new AppError('views.too_many')
  const inserted = await tx
    .insert(moderatorViews)
    .values({ ...view, position: last + 1 })
    .onConflictDoNothing({ target: moderatorViews.id })
    .returning({ id: moderatorViews.id })
  return inserted.length > 0
}

export async function updateView(
  tx: Transaction,
  { id, ...change }: Omit<NewView, 'userId'>,
): Promise<void> {
  await tx
    .update(moderatorViews)
    .set({ ...change, version: sql`${moderatorViews.version} + 1` })
    .where(eq(moderatorViews.id, id))
}

export async function deleteView(tx: Transaction, id: string): Promise<void> {
  await tx.delete(moderatorViews).where(eq(moderatorViews.id, id))
}

/** Puts a person's own views in the order of `ids`; others' among them are left alone. */
export async function orderViews(db: Executor, userId: string, ids: string[]): Promise<void> {
  const wanted = sql.param(ids)
  await db
    .update(moderatorViews)
    .set({ position: sql`array_position(${wanted}::uuid[], ${moderatorViews.id})` })
    .where(
      and(eq(moderatorViews.userId, userId), sql`${moderatorViews.id} = ANY (${wanted}::uuid[])`),
    )
}

/** Locks the person, so that two windows cannot exceed the limit together. */
async function lockPositions(tx: Transaction, userId: string) {
  await tx.execute(sql`SELECT id FROM users WHERE id = ${userId}::bigint FOR UPDATE`)
  const [{ count, last } = { count: 0, last: 0 }] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${moderatorViews.position}), 0)::int`,
    })
    .from(moderatorViews)
    .where(eq(moderatorViews.userId, userId))
  return { count, last }
}
