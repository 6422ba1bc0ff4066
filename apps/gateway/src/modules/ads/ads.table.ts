import type { Fields, ModerationReason } from '@trassa/contracts/entities/ad'
import type { DescriptionNode } from '@trassa/contracts/entities/description'
import type {
  AdStat,
  AdType,
  PaymentStatus,
  WithdrawReason,
} from '@trassa/contracts/enumerations/ads'
import type { RiskSignal } from '@trassa/contracts/enumerations/moderation'
import type { UserType } from '@trassa/contracts/enumerations/users'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../platform/database/columns.ts'
import { users } from '../identity/public.ts'
import { cities } from '../reference/public.ts'

/** An edit of a live ad that waits for a moderator: only what differs (domain §3). */
export interface Revision {
  fields?: Fields
  /** The words for the dictionary ids among `fields`. */
  names?: Record<string, string>
  photoIds?: string[]
}

const live = sql`stat = 1`

/**
 * Every ad of every type. Fields that are searched have columns (the catalogue's form names them),
 * the others live in `fields`; `title`, `summary` and `names` are made from the form when it is saved.
 * What drizzle cannot say is in the migrations: the text indexes, and `changed` – the transaction that
 * wrote the row last, kept by a trigger for the search index (decision 012).
 */
export const ads = pgTable(
  'ads',
  {
    id: id().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    adType: text().$type<AdType>().notNull(),
    slug: text().notNull().unique(),
    stat: smallint().$type<AdStat>().notNull().default(0),
    paymentStatus: smallint().$type<PaymentStatus>().notNull().default(0),
    version: integer().notNull().default(1),

    title: text().notNull().default(''),
    summary: text().notNull().default(''),
    /** Other spellings of what the title names, for the text search: «Лада Гранта». */
    keywords: text().notNull().default(''),
    description: text().notNull().default(''),
    /** The description as it was parsed when it was written; `null` in a row from before trees were kept. */
    descriptionTree: jsonb().$type<DescriptionNode[]>(),
    /** Kopecks. */
    price: bigint({ mode: 'number' }),
    /** The public price before its latest drop, in kopecks, and when it fell (docs/decisions/059). */
    priceDropFrom: bigint({ mode: 'number' }),
    priceDroppedAt: moment(),
    cityId: ref().references(() => cities.id),
    contactName: text().notNull().default(''),
    address: text().notNull().default(''),
    fields: jsonb().$type<Fields>().notNull().default({}),
    names: jsonb().$type<Record<string, string>>().notNull().default({}),
    sellerType: smallint().$type<UserType>().notNull(),
    photosTotal: smallint().notNull().default(0),

    markId: ref(),
    modelId: ref(),
    generationId: ref(),
    seriesId: ref(),
    modificationId: ref(),
    year: smallint(),
    mileage: integer(),
    bodyType: smallint(),
    gearbox: smallint(),
    fuel: smallint(),
    drive: smallint(),
    volume: real(),
    power: smallint(),
    condition: smallint(),
    colorId: smallint(),
    vin: text(),

    reasons: jsonb().$type<ModerationReason[]>().notNull().default([]),
    archivedReason: text().$type<WithdrawReason | 'silence'>(),
    revision: jsonb().$type<Revision>(),
    revisionState: text().$type<'none' | 'pending' | 'rejected'>().notNull().default('none'),
    appealed: boolean().notNull().default(false),
    /** Why the owner questions the block. */
    appealText: text(),
    /** See `StoredAdFacts` of the lifecycle. */
    reviewRequired: boolean().notNull().default(false),
    /** See `StoredAdFacts` of the lifecycle. */
    publicationUnused: boolean().notNull().default(false),
    lastModeratorId: ref().references(() => users.id),
    risk: text().array().$type<RiskSignal[]>().notNull().default([]),
    views: integer().notNull().default(0),
    /** Complaints that wait for a moderator; the module of complaints counts them. */
    openComplaints: smallint().notNull().default(0),

    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** When it last entered the queue: new, resubmitted, appealed or revised. */
    queuedAt: moment(),
    publishedAt: moment(),
    liftedAt: moment(),
    /** When the owner last answered «Ещё продаёте?» with yes. */
    confirmedAt: moment(),
    expiresAt: moment(),
    /** When the content last changed, for renewals of unchanged ads. */
    editedAt: moment().notNull().defaultNow(),
    statChangedAt: moment().notNull().defaultNow(),

    /** Until when lists show these promotions; `null` without one, and while their time stands still. Written by billing. */
    highlightedUntil: moment(),
    urgentUntil: moment(),
    vipUntil: moment(),
  },
  (table) => [
    check('ads_price', sql`${table.price} IS NULL OR ${table.price} > 0`),
    index('ads_user').on(
      table.userId,
      table.stat,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('ads_queue')
      .on(table.queuedAt, table.id)
      .where(sql`stat = 2 OR revision_state = 'pending' OR open_complaints > 0`),
    // The latest published ad of a seller, of whom some have ten thousand.
    index('ads_user_published')
      .on(table.userId, table.publishedAt.desc().nullsFirst())
      .where(sql`published_at IS NOT NULL`),
    index('ads_vin').on(table.vin).where(sql`vin IS NOT NULL`),
    index('ads_vin_part').using('gin', table.vin.op('gin_trgm_ops')).where(sql`vin IS NOT NULL`),
    // Of every state: for moderators, and for mistyped texts until the words of live ads are in memory.
    index('ads_names').using('gin', sql`(title || ' ' || keywords) gin_trgm_ops`),
    index('ads_updated').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // The moderators' table (docs/decisions/135): counts by state, category and city, its orders, its filters.
    index('ads_counts').on(table.stat, table.adType, table.cityId, table.expiresAt),
    index('ads_price').on(table.price.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('ads_created').on(table.createdAt, table.id),
    index('ads_mark').on(table.markId, table.modelId).where(sql`mark_id IS NOT NULL`),
    index('ads_risk').using('gin', table.risk),
    index('ads_vip').on(table.vipUntil).where(sql`vip_until IS NOT NULL`),
    index('ads_unparsed').on(table.id).where(sql`description_tree IS NULL`),
    index('ads_price_dropped').on(table.priceDroppedAt).where(live),
    index('ads_active_since').on(table.statChangedAt).where(live),
    index('ads_expiry').on(table.expiresAt).where(live),
    // A plain `DESC` in a query is nulls first: an index in the other order would not serve it.
    // The last two columns are for counting a seller's live ads, of which there may be ten thousand, without their rows.
    index('ads_seller_date')
      .on(
        table.userId,
        table.liftedAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.expiresAt,
        table.cityId,
      )
      .where(live),
  ],
)

export type AdRecord = typeof ads.$inferSelect
