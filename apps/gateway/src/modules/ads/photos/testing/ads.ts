import { randomUUID } from 'node:crypto'
import type { AdStat } from '@trassa/contracts/enumerations/ads'
import type { Database } from '../../../../platform/database/connect.ts'
import { ads } from '../../ads.table.ts'

/** A bare row of a car ad; gives its id. Its version is 1. */
export async function insertAd(
  db: Database,
  { userId, stat }: { userId: string; stat: AdStat },
): Promise<string> {
  const [ad] = await db
    .insert(ads)
    .values({ userId, stat, adType: 'auto', slug: randomUUID(), sellerType: 0 })
    .returning({ id: ads.id })
  if (!ad) throw new Error('No ad')
  return ad.id
}
