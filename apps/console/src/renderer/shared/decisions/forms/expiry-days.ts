import { moscowDay } from '@trassa/catalog/format/dates'
import { AD_TERMS } from '@trassa/machines/ad-lifecycle/ad-lifecycle.rules'

const DAY_MS = 24 * 60 * 60 * 1000
const MOSCOW = '+03:00'

/** The end of a day in Moscow, as the calls take it. @param day `2026-12-23` */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59${MOSCOW}`).toISOString()

/** The day of a moment, in Moscow. */
export const dayOf = (iso: string): string => moscowDay(new Date(iso))

/** The latest moment of a day on which an ad may still be published (domain §3: at most 90 days ahead). */
const latest = (now: Date): number => now.getTime() + AD_TERMS.datesAhead - DAY_MS

/** The last day until which an ad may be published. */
export const lastDay = (now: Date): string => moscowDay(new Date(latest(now)))

/**
 * The day that is so many days after the end of the publication, or after today where that is over; at most the last
 * allowed one.
 */
export function daysLater(days: number, expiresAt: string | null, now: Date): string {
  const from = Math.max(now.getTime(), expiresAt === null ? 0 : Date.parse(expiresAt))
  return moscowDay(new Date(Math.min(from + days * DAY_MS, latest(now))))
}

const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))

/** The day from which there can be ads; the gateway knows the one of each ad. */
export const FIRST_DAY = '2020-01-01'

/** What is wrong with the day of a publication that is moved back; `undefined` where nothing is. */
export function publicationMistake(day: string, now: Date): string | undefined {
  if (!isDay(day) || day < FIRST_DAY) return 'Выберите день'
  return day > moscowDay(now) ? 'Выберите день не позже сегодняшнего' : undefined
}

/** What is wrong with the last day of a publication; `undefined` where nothing is. */
export function dayMistake(day: string, now: Date): string | undefined {
  if (!isDay(day)) return 'Выберите день'
  if (day < moscowDay(now)) return 'Выберите день не раньше сегодняшнего'
  if (day > lastDay(now)) return 'Выберите день не позже чем через 90 дней'
  return undefined
}
