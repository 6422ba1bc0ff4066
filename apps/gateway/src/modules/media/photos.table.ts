import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../platform/database/columns.ts'

/**
 * An uploaded photograph; one that is in no ad (`adId` null) is purged a day after its upload. The foreign
 * keys of `userId` and `adId` are in the migrations: this module does not know users or ads.
 */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey(),
    userId: ref().notNull(),
    /** Kept after the ad is gone, so that the purge finds the files. */
    adId: ref(),
    /** From 0; null for one that waits in a revision of a live ad (domain §3, edit). */
    position: smallint(),
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    /** Perceptual hash, 64 bits; null for drawn demo pictures. */
    phash: bigint({ mode: 'bigint' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('photos_ad').on(table.adId, table.position),
    // Thirds of the hash, by which alike photographs are found (docs/decisions/177).
    index('photos_phash_low').on(sql`(phash & 2097151)`),
    index('photos_phash_middle').on(sql`((phash >> 21) & 2097151)`),
    index('photos_phash_high').on(sql`((phash >> 42) & 4194303)`),
    index('photos_user').on(table.userId),
  ],
)
