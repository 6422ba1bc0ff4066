import type { Transaction } from '../../../platform/database/connect.ts'
import { findUserById } from '../../identity/public.ts'
import type { Notifications } from '../../notifications/public.ts'
import type { StockImportRecord } from '../stock-imports.table.ts'

/** What the owner is told with. */
export interface OwnerTelling {
  notifications: Pick<Notifications, 'tell'>
  publicUrl: string
}

/** Asks the owner once for all ads that an import has made: they are drafts until the owner publishes them (domain §9). */
export async function tellOwner(
  tx: Transaction,
  { notifications, publicUrl }: OwnerTelling,
  { ownerId, moderatorId, counts }: StockImportRecord,
): Promise<void> {
  const total = counts.created ?? 0
  if (total === 0 || ownerId === moderatorId) return
  const owner = await findUserById(tx, ownerId)
  await notifications.tell(tx, {
    userId: owner?.mergedIntoId ?? ownerId,
    type: 'stockImported',
    facts: { total, url: `${publicUrl}/profile/MyAdsAll/MyAdsDraft` },
  })
}
