import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { feedItems, feeds } from './feeds.table.ts'

/** Whether an ad stands in the latest file of a feed that is on: the feed renews it and takes it down. */
export const inFeed = (adId: SQLWrapper): SQL =>
  sql`EXISTS (SELECT FROM ${feedItems} JOIN ${feeds} ON ${feeds.id} = ${feedItems.feedId}
    WHERE ${feedItems.adId} = ${adId} AND NOT ${feedItems.isGone} AND ${feeds.isOn} AND ${feeds.deletedAt} IS NULL)`
