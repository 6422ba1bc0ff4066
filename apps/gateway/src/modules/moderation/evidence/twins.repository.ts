import type { Twin, Twins } from '@trassa/contracts/entities/moderator/evidence'
import type { Photo } from '@trassa/contracts/entities/photo'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { type AdRecord, ads, arePhotosAlike, photosColumn } from '../../ads/public.ts'
import { users } from '../../identity/public.ts'
import { shownStat } from '../table/shown-stat.ts'

const MOST = 20

const KOPECKS = 100

/** A photograph as `Photo`. */
const photoJson = (name: 'mine' | 'other'): SQL<Photo> => {
  const photo = sql.raw(name)
  return sql`json_build_object('id', ${photo}.id, 'width', ${photo}.width, 'height', ${photo}.height, 'color', ${photo}.color)`
}

const twinColumns = (now: Date) => ({
  id: ads.id,
  title: ads.title,
  price: ads.price,
  stat: sql<Twin['stat']>`${shownStat(now)}`,
  userId: ads.userId,
  username: users.username,
  createdAt: ads.createdAt,
  photos: photosColumn(1),
})

interface TwinRow extends Omit<Twin, 'createdAt' | 'photo'> {
  createdAt: Date
  photos: Photo[]
}

const toTwin = ({ photos, price, createdAt, ...twin }: TwinRow): Twin => ({
  ...twin,
  price: price === null ? null : price / KOPECKS,
  createdAt: createdAt.toISOString(),
  photo: photos[0] ?? null,
})

/** Other ads with the VIN of an ad, without drafts, which were never submitted. */
export async function readVinTwins(
  db: Executor,
  { id, vin }: AdRecord,
  now: Date,
): Promise<Twins['sameVin']> {
  if (!vin) return []
  const rows = await db
    .select(twinColumns(now))
    .from(ads)
    .innerJoin(users, eq(users.id, ads.userId))
    .where(and(eq(ads.vin, vin), ne(ads.id, id), ne(ads.stat, AD_STATS.draft.stat)))
    .orderBy(desc(ads.id))
    .limit(MOST)
  return rows.map(toTwin)
}

/** Other ads with a photograph of an ad or of its pending revision, those of the same owner as well. */
export async function readPhotoTwins(
  db: Executor,
  { id, revision }: AdRecord,
  now: Date,
): Promise<Twins['samePhotos']> {
  const wanted = sql`${sql.param(revision?.photoIds ?? [])}::uuid[]`
  const pairs = sql`(
    SELECT DISTINCT ON (mine.id, other.ad_id) ${photoJson('mine')} AS photo, ${photoJson('other')} AS twin_photo,
      other.ad_id, coalesce(mine.position, 99) AS place
    FROM photos mine JOIN photos other ON other.ad_id <> ${id}::bigint AND ${arePhotosAlike}
    WHERE (mine.ad_id = ${id} AND mine.position IS NOT NULL) OR mine.id = ANY (${wanted})
    ORDER BY mine.id, other.ad_id, other.position) AS pair`
  const rows = await db
    .select({
      ...twinColumns(now),
      mine: sql<Photo>`pair.photo`,
      twinPhoto: sql<Photo>`pair.twin_photo`,
    })
    .from(pairs)
    .innerJoin(ads, and(eq(ads.id, sql`pair.ad_id`), ne(ads.stat, AD_STATS.draft.stat)))
    .innerJoin(users, eq(users.id, ads.userId))
    .orderBy(sql`pair.place, ${ads.id} DESC`)
    .limit(MOST)
  return rows.map(({ mine, twinPhoto, ...twin }) => ({
    photo: mine,
    twin: toTwin(twin),
    twinPhoto,
  }))
}
