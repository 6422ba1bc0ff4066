import type { SellerPage } from '@trassa/contracts/entities/user'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../platform/database/connect.ts'
import { users } from '../../identity/public.ts'
import { ads } from '../ads.table.ts'
import { isLive } from '../read-ads.repository.ts'

/** A seller and the number of their live ads (domain §3), found by a unique column; one statement. */
export async function findSeller(db: Executor, key: 'id' | 'slug', value: string) {
  const live = db
    .select({ count: sql`count(*)::int` })
    .from(ads)
    .where(and(eq(ads.userId, users.id), isLive))
  const sold = db
    .select({ count: sql`count(*)::int` })
    .from(ads)
    .where(and(eq(ads.userId, users.id), eq(ads.stat, 6), eq(ads.archivedReason, 'sold')))
  const byType = db
    .select({ adType: ads.adType, count: sql`count(*)::int`.as('count') })
    .from(ads)
    .where(and(eq(ads.userId, users.id), isLive))
    .groupBy(ads.adType)
    .as('by_type')
  const adTypes = sql<SellerPage['adTypes']>`(SELECT coalesce(
      json_agg(json_build_object('adType', ad_type, 'count', count) ORDER BY count DESC, ad_type), '[]')
    FROM ${byType})`
  const named = alias(users, 'named')
  // The address of an account that was merged into another is that of the other (decision 156).
  const wanted = sql`(${db
    .select({ id: sql`coalesce(${named.mergedIntoId}, ${named.id})` })
    .from(named)
    .where(eq(named[key], value))})`
  const [seller] = await db
    .select({
      id: users.id,
      username: users.username,
      avatar: users.avatar,
      type: users.type,
      slug: users.slug,
      createdAt: users.createdAt,
      companyName: users.companyName,
      inn: users.inn,
      about: users.about,
      activeAds: sql<number>`(${live})`,
      soldAds: sql<number>`(${sold})`,
      adTypes,
    })
    .from(users)
    .where(and(eq(users.id, wanted), isNull(users.deletedAt)))
  return seller
}
