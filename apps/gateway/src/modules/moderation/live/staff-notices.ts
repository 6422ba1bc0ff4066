import { batchEndSchema } from '@trassa/contracts/entities/moderator/staff-event'
import { idSchema } from '@trassa/contracts/values'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor } from '../../../platform/database/connect.ts'

/** The channel on which the processes of the gateway tell each other what changes for the staff. */
export const STAFF_CHANNEL = 'staff_events'

const noticeSchema = z.discriminatedUnion('type', [
  /** Written by triggers of `ads` and `moderation_claims`, whatever changes them. */
  z.object({ type: z.literal('queue.changed'), adId: idSchema }),
  z.object({
    type: z.literal('claim.taken'),
    adId: idSchema,
    fromUserId: idSchema,
    byName: z.string(),
  }),
  z.object({ type: z.literal('batch.changed'), batchId: z.uuid() }),
  z.object({ type: z.literal('batch.ended'), moderatorId: idSchema, end: batchEndSchema }),
  z.object({
    type: z.literal('stock.steered'),
    moderatorId: idSchema,
    importId: z.uuid(),
  }),
  z.object({ type: z.literal('settings.changed') }),
])
export type StaffNotice = z.infer<typeof noticeSchema>

/** Tells the staff of all processes of an event, once the transaction has committed and only then; the same notice once. */
export async function publishStaffEvent(
  tx: Executor,
  notice: Exclude<StaffNotice, { type: 'queue.changed' }>,
): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${STAFF_CHANNEL}, ${JSON.stringify(notice)})`)
}

/** @returns `null` for what another version has written. */
export function parseStaffNotice(payload: string): StaffNotice | null {
  try {
    return noticeSchema.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}
