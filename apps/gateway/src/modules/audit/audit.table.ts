import type { AdStat } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../platform/database/columns.ts'

const lookUps = sql`event IN ('user.lookedUp', 'phone.revealed', 'purchases.lookedUp', 'order.lookedUp', 'lookUps.read')`

/** Append-only: who changed or looked up what, on whose behalf, why (domain §3, §9). */
export const auditRows = pgTable(
  'audit_rows',
  {
    id: id().primaryKey(),
    at: moment().notNull().defaultNow(),
    actorId: ref(),
    onBehalfOf: ref(),
    event: text().notNull(),
    adId: ref(),
    userId: ref(),
    fromStat: smallint().$type<AdStat>(),
    toStat: smallint().$type<AdStat>(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
    batchId: uuid(),
    /** The server's own; absent in rows of jobs and the command line. */
    requestId: text(),
    /** The client's log session, or the name of the job. */
    sessionId: text().notNull(),
  },
  (table) => [
    index('audit_ad').on(table.adId, table.id),
    index('audit_user').on(table.userId, table.id),
    index('audit_messages').on(table.userId, table.id).where(sql`event = 'owner.messaged'`),
    index('audit_actor').on(table.actorId, table.id),
    // What figures are counted of (docs/decisions/154): no row of a batch costs an entry.
    index('audit_decisions')
      .on(table.at, table.id)
      .where(
        sql`event IN ('ad.approved', 'ad.fixRequested', 'ad.blocked', 'complaints.dismissed', 'claim.skipped') AND actor_id IS NOT NULL AND batch_id IS NULL`,
      ),
    // The log of look-ups.
    index('audit_look_ups').on(table.at, table.id).where(lookUps),
    // That of one of the staff, and whether a look-up is recorded already.
    index('audit_look_ups_of_staff').on(table.actorId, table.at, table.id).where(lookUps),
  ],
)
