import type { Package } from '@trassa/contracts/entities/package'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import type { PackageRecord } from './packages.repository.ts'
import { packageUnits } from './packages.table.ts'

/** Packages as their owner reads them, with the ads that were published with them; one statement for a page. */
export async function viewPackages(
  db: Executor,
  records: readonly PackageRecord[],
  now: Date,
): Promise<Package[]> {
  if (records.length === 0) return []
  const units = await db
    .select({
      packageId: packageUnits.packageId,
      id: ads.id,
      title: ads.title,
      takenAt: packageUnits.takenAt,
      returnedAt: packageUnits.returnedAt,
    })
    .from(packageUnits)
    .innerJoin(ads, eq(ads.id, packageUnits.adId))
    .where(
      inArray(
        packageUnits.packageId,
        records.map(({ id }) => id),
      ),
    )
    .orderBy(desc(packageUnits.id))
  const unitsOf = Map.groupBy(units, ({ packageId }) => packageId)
  return records.map((record) => ({
    id: record.id,
    type: record.type,
    quantity: record.quantity,
    remainder: record.revokedAt || record.expiresAt <= now ? 0 : record.remainder,
    createdAt: record.createdAt.toISOString(),
    expiresAt: record.expiresAt.toISOString(),
    revokedAt: record.revokedAt?.toISOString() ?? null,
    boundAds: (unitsOf.get(record.id) ?? []).map(({ id, title, takenAt, returnedAt }) => ({
      id,
      title,
      takenAt: takenAt.toISOString(),
      returnedAt: returnedAt?.toISOString() ?? null,
    })),
  }))
}
