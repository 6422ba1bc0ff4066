import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import type { AccountPart } from '../../identity/public.ts'
import { phoneReveals } from '../public-page/phone-reveals.table.ts'

/** The sellers' phones that a user has asked for, as a part of the account; a deletion leaves the counts alone. */
export const shownPhonesPart = (db: Database): AccountPart => ({
  name: 'shownPhones',
  collect: async (executor, userId) =>
    executor
      .select({ adId: phoneReveals.adId, at: phoneReveals.at })
      .from(phoneReveals)
      .where(eq(phoneReveals.viewerId, userId))
      .orderBy(asc(phoneReveals.id)),
  erase: async (userId) => {
    const { rowCount } = await db
      .update(phoneReveals)
      .set({ viewerId: null, sessionId: '', requestId: null })
      .where(eq(phoneReveals.viewerId, userId))
    return rowCount ?? 0
  },
  merge: {
    move: async (tx, { closedId, stayingId }) => {
      const moved = await tx
        .update(phoneReveals)
        .set({ viewerId: stayingId })
        .where(eq(phoneReveals.viewerId, closedId))
      return { shownPhones: moved.rowCount ?? 0 }
    },
  },
})
