import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { type AdRecord, ads } from '../../ads/public.ts'
import type { FeedPhoto } from '../../feeds/public.ts'
import type { RowIdentity } from '../checking/check-row.ts'
import { type StockAd, stockAds } from './stock-ads.table.ts'

const DELETED = 7

/** What ads are sought by. */
interface Sought {
  externalIds: string[]
  vins: string[]
  /** `all`: those that are known by a fingerprint, whatever it is. */
  fingerprints: string[] | 'all'
}

/** The owner's ads of these numbers, VINs and fingerprints, with the photographs that imports have given them. */
export async function readKnownAds(
  db: Executor,
  ownerId: string,
  { externalIds, vins, fingerprints }: Sought,
) {
  const ofOwner = and(eq(ads.userId, ownerId), ne(ads.stat, DELETED))
  const numbered = await db
    .select({ ad: ads, externalId: stockAds.externalId })
    .from(stockAds)
    .innerJoin(ads, eq(ads.id, stockAds.adId))
    .where(
      and(
        ofOwner,
        isNotNull(stockAds.externalId),
        sql`${stockAds.externalId} = ANY (${sql.param(externalIds)}::text[])`,
      ),
    )
  const named = await db
    .select()
    .from(ads)
    .where(and(ofOwner, sql`${ads.vin} = ANY (${sql.param(vins)}::text[])`))
    .orderBy(ads.id)
  const marked = await db
    .select({ ad: ads, fingerprint: stockAds.fingerprint })
    .from(stockAds)
    .innerJoin(ads, eq(ads.id, stockAds.adId))
    .where(
      and(
        ofOwner,
        isNotNull(stockAds.fingerprint),
        fingerprints === 'all'
          ? undefined
          : sql`${stockAds.fingerprint} = ANY (${sql.param(fingerprints)}::text[])`,
      ),
    )
  const ids = [...numbered, ...marked].map(({ ad }) => ad.id).concat(named.map(({ id }) => id))
  const byNumber = new Map<string | null, AdRecord>(
    numbered.map(({ ad, externalId }) => [externalId, ad]),
  )
  const byVin = new Map<string | null, AdRecord>(named.map((ad) => [ad.vin, ad]))
  const byFingerprint = new Map(marked.map(({ ad, fingerprint }) => [fingerprint, ad]))
  const photos = await readPhotos(db, ids)
  return {
    find: ({ externalId, vin, fingerprint }: RowIdentity) =>
      (externalId === null ? undefined : byNumber.get(externalId)) ??
      (vin === null ? undefined : byVin.get(vin)) ??
      (fingerprint === null ? undefined : byFingerprint.get(fingerprint)),
    photosOf: (adId: string) => photos.get(adId) ?? [],
  }
}

/** The photographs that imports have given ads, by their addresses. */
export async function readPhotos(
  db: Executor,
  adIds: string[],
): Promise<ReadonlyMap<string, FeedPhoto[]>> {
  if (adIds.length === 0) return new Map()
  const found = await db
    .select({ adId: stockAds.adId, photos: stockAds.photos })
    .from(stockAds)
    .where(inArray(stockAds.adId, adIds))
  return new Map(found.map(({ adId, photos }) => [adId, photos]))
}

/** Imports of one owner make their ads one after the other: each looks for those of the others first. */
export async function lockStockOf(tx: Transaction, ownerId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`stock:${ownerId}`}, 0))`)
}

/** Keeps by what an ad is found again; of another ad with the same number or fingerprint that is taken. */
export async function keepStockAd(
  tx: Transaction,
  { adId, ownerId, ...names }: Pick<StockAd, 'adId' | 'ownerId' | 'externalId' | 'fingerprint'>,
): Promise<void> {
  for (const key of ['externalId', 'fingerprint'] as const) {
    const name = names[key]
    if (name === null) continue
    const isTaken = and(eq(stockAds.ownerId, ownerId), eq(stockAds[key], name))
    await tx
      .update(stockAds)
      .set({ [key]: null })
      .where(and(isTaken, ne(stockAds.adId, adId)))
  }
  await tx
    .insert(stockAds)
    .values({ adId, ownerId, ...names })
    .onConflictDoUpdate({
      target: stockAds.adId,
      set: {
        externalId: sql`coalesce(excluded.external_id, ${stockAds.externalId})`,
        fingerprint: sql`coalesce(excluded.fingerprint, ${stockAds.fingerprint})`,
      },
    })
}

export async function keepPhotos(db: Executor, adId: string, photos: FeedPhoto[]): Promise<void> {
  await db.update(stockAds).set({ photos }).where(eq(stockAds.adId, adId))
}
