import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import {
  type listViews,
  type orderViews,
  type saveView,
  VIEWS_MAX,
} from '@trassa/contracts/calls/moderator-views'
import { hasRole } from '@trassa/contracts/enumerations/users'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { moderatorViews } from './views.table.ts'

type Views = CallAnswer<typeof listViews>

export type ViewsService = ReturnType<typeof createViewsService>

/** Saved views of the moderators' table (domain §9). Shared ones are made and changed by senior moderators. */
export function createViewsService({ db }: { db: Database }) {
  return {
    list: (visitor: Visitor) => readViews(db, visitor),

    save: (
      { id, version, name, isShared, ...content }: CallArguments<typeof saveView, 'output'>['body'],
      visitor: Visitor,
    ): Promise<Views> =>
      db.transaction(async (tx) => {
        if (isShared) checkSenior(visitor)
        const known = await lockView(tx, id)
        if (!known && version !== null) throw new AppError('request.not_found')
        if (known) checkMayChange(known, visitor)
        // The first attempt of this very request has made it: its answer was lost.
        if (known && version !== null && version !== known.version)
          throw new AppError('views.stale')
        if (known) {
          await tx
            .update(moderatorViews)
            .set({ name, isShared, content, version: sql`${moderatorViews.version} + 1` })
            .where(eq(moderatorViews.id, id))
        } else {
          const position = await nextPosition(tx, visitor.userId)
          await tx
            .insert(moderatorViews)
            .values({ id, userId: visitor.userId, name, isShared, content, position })
        }
        return readViews(tx, visitor)
      }),

    remove: (id: string, visitor: Visitor): Promise<Views> =>
      db.transaction(async (tx) => {
        const known = await lockView(tx, id)
        if (known) {
          checkMayChange(known, visitor)
          await tx.delete(moderatorViews).where(eq(moderatorViews.id, id))
        }
        return readViews(tx, visitor)
      }),

    order: async (
      { ids }: CallArguments<typeof orderViews, 'output'>['body'],
      visitor: Visitor,
    ): Promise<Views> => {
      const wanted = sql.param(ids)
      await db
        .update(moderatorViews)
        .set({ position: sql`array_position(${wanted}::uuid[], ${moderatorViews.id})` })
        .where(
          and(
            eq(moderatorViews.userId, visitor.userId),
            sql`${moderatorViews.id} = ANY (${wanted}::uuid[])`,
          ),
        )
      return readViews(db, visitor)
    },
  }
}

type ViewRecord = typeof moderatorViews.$inferSelect

async function readViews(db: Executor, { userId }: Visitor): Promise<Views> {
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

async function lockView(tx: Transaction, id: string): Promise<ViewRecord | undefined> {
  const [row] = await tx
    .select()
    .from(moderatorViews)
    .where(eq(moderatorViews.id, id))
    .for('update')
  return row
}

/** Locks the person, so that two windows cannot exceed the limit together. */
async function nextPosition(tx: Transaction, userId: string): Promise<number> {
  await tx.execute(sql`SELECT id FROM users WHERE id = ${userId}::bigint FOR UPDATE`)
  const [{ count, last } = { count: 0, last: 0 }] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${moderatorViews.position}), 0)::int`,
    })
    .from(moderatorViews)
    .where(eq(moderatorViews.userId, userId))
  if (count >= VIEWS_MAX) throw new AppError('views.too_many')
  return last + 1
}

function checkSenior({ role }: Visitor): void {
  if (!hasRole(role, 'seniorModerator')) throw new AppError('session.forbidden')
}

/** One's own views; of others' only shared ones, and those by senior moderators. */
function checkMayChange(view: ViewRecord, visitor: Visitor): void {
  if (view.userId === visitor.userId) return
  if (!view.isShared) throw new AppError('session.forbidden')
  checkSenior(visitor)
}
