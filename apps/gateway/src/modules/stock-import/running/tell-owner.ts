import type { Transaction } from '../../../platform/database/connect.ts'
import type { RowRun, RowWork } from './row-work.ts'

/** Asks the owner once for all ads that an import has made: they are drafts until the owner publishes them (domain §9). */
export async function tellOwner(
  tx: Transaction,
  { notifications, publicUrl }: Pick<RowWork, 'notifications' | 'publicUrl'>,
  { owner, moderator }: RowRun,
  created: number,
): Promise<void> {
  if (created === 0 || owner.id === moderator.id) return
  await notifications.tell(tx, {
    userId: owner.id,
    type: 'stockImported',
    facts: { total: created, url: `${publicUrl}/profile/MyAdsAll/MyAdsDraft` },
  })
}
