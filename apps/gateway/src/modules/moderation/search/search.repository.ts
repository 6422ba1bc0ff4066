import type { FoundAd, FoundUser } from '@trassa/contracts/entities/moderator/search-hit'
import { maskPhone } from '@trassa/contracts/phone'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { likeText } from '../../../platform/database/like-text.ts'
import { ads, statAt } from '../../ads/public.ts'
import { userNames, users } from '../../identity/public.ts'
import { cities } from '../../reference/public.ts'
import type { Sought } from './sought.ts'

/** Conditions that an index serves, the most definite first. */
type Probes = (SQL | false | undefined)[]

const contains = (column: SQL, text: string): SQL => sql`${column} ILIKE ${`%${likeText(text)}%`}`

const containsAll = (column: SQL, words: string[]): SQL =>
  sql`(${sql.join(
    words.map((word) => contains(column, word)),
    sql` AND `,
  )})`

/** domain §2: a number is found by its digits, which are never answered. */
function phonePartProbe({ digits, start }: { digits: string; start: string | null }): SQL {
  const within = sql`${users.phone} LIKE ${`+7%${digits}%`}`
  return start === null ? within : sql`(${users.phone} LIKE ${`${start}%`} OR ${within})`
}

const userProbes = ({ words, ...by }: Sought['users']): Probes => [
  by.id !== undefined && eq(users.id, by.id),
  by.phone !== undefined && eq(users.phone, by.phone),
  by.slug !== undefined && eq(users.slug, by.slug),
  by.inn !== undefined && eq(users.inn, by.inn),
  by.telegramId !== undefined && eq(users.telegramId, by.telegramId),
  by.email !== undefined && eq(users.email, by.email),
  by.telegramName !== undefined &&
    sql`(lower(${users.telegramUsername}) LIKE ${`${likeText(by.telegramName.toLowerCase())}%`} AND ${contains(userNames, by.telegramName)})`,
  by.phonePart && phonePartProbe(by.phonePart),
  words && containsAll(userNames, words),
]

const adProbes = ({ words, ...by }: Sought['ads']): Probes => [
  by.id !== undefined && eq(ads.id, by.id),
  by.slug !== undefined && eq(ads.slug, by.slug),
  by.vin !== undefined && eq(ads.vin, by.vin),
  by.vinPart !== undefined && sql`${ads.vin} LIKE ${`%${by.vinPart}%`}`,
  words && containsAll(sql`(title || ' ' || keywords)`, words),
]

interface Probed {
  table: SQL
  /** What every probe's hits fulfil, within its limit: hits that were left out afterwards would take places. */
  kept?: SQL
  probes: Probes
  limit: number
}

/** The newest ids of each probe with its rank: a UNION, because one OR would not use the indexes. `null` without probes. */
function rankedIds({ table, kept, probes, limit }: Probed): SQL | null {
  const selects = probes.flatMap((condition, rank) =>
    condition
      ? [
          sql`(SELECT id, ${sql.raw(String(rank))} AS rank FROM ${table} WHERE ${and(condition, kept)} ORDER BY id DESC LIMIT ${limit})`,
        ]
      : [],
  )
  if (selects.length === 0) return null
  const union = sql.join(selects, sql` UNION ALL `)
  return sql`(SELECT id, min(rank) AS rank FROM (${union}) AS probes GROUP BY id) AS found`
}

/** The ids of users whose accounts were not deleted, to be joined; `null` where no user is named. */
export const foundUserIds = (by: Sought['users'], limit: number): SQL | null =>
  rankedIds({
    table: sql`${users}`,
    kept: isNull(users.deletedAt),
    probes: userProbes(by),
    limit,
  })

/** The ids of ads, to be joined; `null` where no ad is named. */
export const foundAdIds = (by: Sought['ads'], limit: number): SQL | null =>
  rankedIds({ table: sql`${ads}`, probes: adProbes(by), limit })

/** Users that a text names, in one statement; accounts that were deleted are left out. */
export async function searchUsers(
  db: Executor,
  by: Sought['users'],
  limit: number,
): Promise<FoundUser[]> {
  const found = foundUserIds(by, limit)
  if (!found) return []
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      companyName: users.companyName,
      type: users.type,
      role: users.role,
      telegramUsername: users.telegramUsername,
      blockedAt: users.blockedAt,
      phone: users.phone,
    })
    .from(found)
    .innerJoin(users, eq(users.id, sql`found.id`))
    .orderBy(sql`found.rank`, desc(users.id))
    .limit(limit)
  return rows.map(({ phone, blockedAt, ...user }) => ({
    ...user,
    blocked: blockedAt !== null,
    maskedPhone: maskPhone(phone),
  }))
}

/** Ads of any state that a text names, in one statement. */
export async function searchAds(
  db: Executor,
  by: Sought['ads'],
  { limit, now }: { limit: number; now: Date },
): Promise<FoundAd[]> {
  const found = foundAdIds(by, limit)
  if (!found) return []
  const rows = await db
    .select({
      id: ads.id,
      title: ads.title,
      adType: ads.adType,
      stat: ads.stat,
      expiresAt: ads.expiresAt,
      kopecks: ads.price,
      cityName: cities.name,
      userId: ads.userId,
      username: users.username,
    })
    .from(found)
    .innerJoin(ads, eq(ads.id, sql`found.id`))
    .innerJoin(users, eq(users.id, ads.userId))
    .leftJoin(cities, eq(cities.id, ads.cityId))
    .orderBy(sql`found.rank`, desc(ads.id))
    .limit(limit)
  return rows.map(({ kopecks, expiresAt, stat, ...ad }) => ({
    ...ad,
    stat: statAt({ stat, expiresAt }, now),
    price: kopecks === null ? null : kopecks / 100,
  }))
}
