import type { Photo } from '@trassa/contracts/entities/photo'
import type { Seller } from '@trassa/contracts/entities/user'
import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../identity/public.ts'
import { cities } from '../../reference/public.ts'
import { ads } from '../ads.table.ts'
import { EXCERPT_SOURCE } from './excerpt.ts'

/** As PostgreSQL writes JSON: the moment has an offset. */
type SellerOfRow = Pick<Seller, 'username' | 'type' | 'slug' | 'createdAt'>

/** Photographs that a card in a list shows. */
const CARD_PHOTOS = 5

const photoJson = sql`json_build_object('id', photo.id, 'width', photo.width, 'height', photo.height,
  'color', photo.color)`

/** The photographs of an ad in their order, as one column of its row; those without a position are in a revision. */
export const photosColumn = (limit: number | null): SQL<Photo[]> =>
  sql`to_json(ARRAY(SELECT photo FROM (
    SELECT id, width, height, color FROM photos
    WHERE photos.ad_id = ${ads.id} AND position IS NOT NULL
    ORDER BY position LIMIT ${limit}::int) photo))`

/** The same with the revision's photographs of an active ad. */
export const photosWithRevisionColumn: SQL<Photo[]> = sql`CASE
  WHEN ${ads.stat} = 1 AND ${ads.revision} ? 'photoIds' THEN (
    SELECT coalesce(json_agg(${photoJson} ORDER BY wanted.position), '[]')
    FROM jsonb_array_elements_text(${ads.revision} -> 'photoIds') WITH ORDINALITY
      AS wanted (id, position) JOIN photos photo ON photo.id = wanted.id::uuid)
  ELSE ${photosColumn(null)} END`

/** The columns of a card in any list; join the cities. */
export const cardColumns = {
  id: ads.id,
  slug: ads.slug,
  adType: ads.adType,
  title: ads.title,
  summary: ads.summary,
  price: ads.price,
  priceDropFrom: ads.priceDropFrom,
  priceDroppedAt: ads.priceDroppedAt,
  photosTotal: ads.photosTotal,
  liftedAt: ads.liftedAt,
  createdAt: ads.createdAt,
  vipUntil: ads.vipUntil,
  urgentUntil: ads.urgentUntil,
  highlightedUntil: ads.highlightedUntil,
  cityName: cities.name,
  citySlug: cities.slug,
  photos: photosColumn(CARD_PHOTOS),
}

/** The seller of a row as one column of it. */
const sellerColumn: SQL<SellerOfRow> = sql`(SELECT json_build_object('username', ${users.username},
  'type', ${users.type}, 'slug', ${users.slug}, 'createdAt', ${users.createdAt})
  FROM ${users} WHERE ${users.id} = ${ads.userId})`

/** The columns of an ad in a public list; join the cities. */
export const listedColumns = {
  ...cardColumns,
  beginning: sql<string>`left(${ads.description}, ${EXCERPT_SOURCE}::int)`,
  hasVin: sql<boolean>`coalesce(${ads.vin}, '') <> ''`,
  seller: sellerColumn,
}

/** The columns of a card for owners and moderators; left-join the cities, which a draft may lack. */
export const ownCardColumns = {
  ...cardColumns,
  stat: ads.stat,
  paymentStatus: ads.paymentStatus,
  version: ads.version,
  reasons: ads.reasons,
  archivedReason: ads.archivedReason,
  revisionState: ads.revisionState,
  appealed: ads.appealed,
  lastModeratorId: ads.lastModeratorId,
  expiresAt: ads.expiresAt,
  confirmedAt: ads.confirmedAt,
  updatedAt: ads.updatedAt,
  views: ads.views,
}
