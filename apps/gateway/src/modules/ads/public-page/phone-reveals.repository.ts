import type { Executor } from '../../../platform/database/connect.ts'
import type { Trace } from '../../../platform/http/trace.ts'
import { phoneReveals } from './phone-reveals.table.ts'

/** Records who has been shown the phone of an ad (domain §2). */
export async function insertPhoneReveal(
  db: Executor,
  reveal: { adId: string; viewerId: string | null } & Trace,
): Promise<void> {
  await db.insert(phoneReveals).values(reveal)
}
