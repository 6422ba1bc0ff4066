import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { and, eq, gt, lte, ne, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { ads } from '../ads.table.ts'
import { adReminders, type ReminderName } from './ad-reminders.table.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const after = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

/** An answer so fresh that the question would annoy. */
const ANSWER_KEPT_DAYS = 3
/** A question that was missed by so much is not asked any more: the worker stood still, or the rule is new. */
const MISSED_DAYS = 2

const expiresWithin = (now: Date, from: number, to: number) =>
  and(gt(ads.expiresAt, after(now, from)), lte(ads.expiresAt, after(now, to)))

const activeFor = (now: Date, days: number) =>
  and(
    lte(ads.statChangedAt, after(now, -days)),
    gt(ads.statChangedAt, after(now, -days - MISSED_DAYS)),
    or(sql`${ads.confirmedAt} IS NULL`, lte(ads.confirmedAt, after(now, -ANSWER_KEPT_DAYS))),
  )

interface Reminder {
  /** Which live ads it is due for. */
  due: (now: Date) => SQL | undefined
  /** What it is about: another one makes it due again. */
  about: typeof ads.expiresAt | typeof ads.statChangedAt
}

/** domain §3 (three days and one day before the expiry), §8 (days 7 and 14 of a publication). */
const REMINDERS: Record<ReminderName, Reminder> = {
  expires3: { due: (now) => expiresWithin(now, 1, 3), about: ads.expiresAt },
  expires1: { due: (now) => expiresWithin(now, 0, 1), about: ads.expiresAt },
  offered7: { due: (now) => activeFor(now, 7), about: ads.statChangedAt },
  offered14: { due: (now) => activeFor(now, 14), about: ads.statChangedAt },
}

export interface DueAt {
  now: Date
  /** True for ads that are kept current without their owner, by the id of the ad. */
  isKeptCurrent: (adId: SQLWrapper) => SQL
}

const isDue = (reminder: ReminderName, { now, isKeptCurrent }: DueAt) =>
  and(
    eq(ads.stat, AD_STATS.active.stat),
    gt(ads.expiresAt, now),
    REMINDERS[reminder].due(now),
    sql`NOT EXISTS (SELECT FROM ${adReminders} WHERE ${adReminders.adId} = ${ads.id}
      AND ${adReminders.reminder} = ${reminder} AND ${adReminders.about} = ${REMINDERS[reminder].about})`,
    not(isKeptCurrent(ads.id)),
  )

/** Owners of ads that a reminder is due for. */
export async function readDueOwners(
  db: Executor,
  reminder: ReminderName,
  at: DueAt,
): Promise<string[]> {
  const rows = await db.selectDistinct({ userId: ads.userId }).from(ads).where(isDue(reminder, at))
  return rows.map(({ userId }) => userId)
}

export type RemindedAd = Awaited<ReturnType<typeof takeDueAds>>[number]

/** Marks the due ads of an owner as reminded of; of two transactions one gets each ad. */
export async function takeDueAds(
  tx: Transaction,
  reminder: ReminderName,
  { userId, ...at }: DueAt & { userId: string },
) {
  const { id, adType, title, expiresAt } = ads
  const { about } = REMINDERS[reminder]
  const due = await tx
    .select({ id, adType, title, expiresAt, about })
    .from(ads)
    .where(and(eq(ads.userId, userId), isDue(reminder, at)))
    .orderBy(ads.id)
  if (due.length === 0) return []
  const rows = due.map((ad) => ({ adId: ad.id, reminder, about: ad.about ?? at.now }))
  const taken = await tx
    .insert(adReminders)
    .values(rows)
    .onConflictDoUpdate({
      target: [adReminders.adId, adReminders.reminder],
      set: { about: sql`excluded.about` },
      setWhere: ne(adReminders.about, sql`excluded.about`),
    })
    .returning({ adId: adReminders.adId })
  const ids = new Set(taken.map(({ adId }) => adId))
  return due.filter((ad) => ids.has(ad.id))
}
