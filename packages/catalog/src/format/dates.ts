import { countOf, NBSP } from './numbers.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Moscow's time, which server and browser write alike, is three hours ahead of UTC all year since October 2014. Not by
 * `Intl.DateTimeFormat`, whose zones a phone loads longer than it renders a list.
 */
const MOSCOW = 3 * HOUR

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]

/** `at` as if Moscow's clock were UTC. */
const moscowTime = (at: Date): Date => new Date(at.getTime() + MOSCOW)

/** Days since the epoch. */
const dayNumber = (local: Date): number => Math.floor(local.getTime() / DAY)

const clockOf = (local: Date): string => local.toISOString().slice(11, 16)

/** @throws {RangeError} for an invalid date. */
function writeDay(local: Date, now: Date): string {
  const [year, month] = local.toISOString().split('-')
  const day = `${local.getUTCDate()}${NBSP}${MONTHS[Number(month) - 1]}`
  return Number(year) === now.getUTCFullYear() ? day : `${day}${NBSP}${year}`
}

/** The date in Moscow as `2026-11-21`. @throws {RangeError} for an invalid date. */
export const moscowDay = (at: Date): string => moscowTime(at).toISOString().slice(0, 10)

/** The minute in Moscow as `2026-11-21T14:05`. @throws {RangeError} for an invalid date. */
export const moscowMinute = (at: Date): string => moscowTime(at).toISOString().slice(0, 16)

/** ISO time → `21 ноября`, with the year when it is not `now`'s. */
export const formatDate = (iso: string, now: Date): string =>
  writeDay(moscowTime(new Date(iso)), moscowTime(now))

/** ISO time → `21 ноября, 14:05`. */
export const formatDateTime = (iso: string, now: Date): string =>
  `${formatDate(iso, now)}, ${clockOf(moscowTime(new Date(iso)))}`

/**
 * Relative time: `только что`, `12 минут назад`, `3 часа назад`, `вчера, 14:05`, `21 ноября`. A time
 * after `now` (clock skew) is `только что`.
 */
export function relativeTime(iso: string, now: Date): string {
  const at = new Date(iso)
  const passed = now.getTime() - at.getTime()
  if (passed < MINUTE) return 'только что'
  if (passed < HOUR) {
    return `${countOf(Math.floor(passed / MINUTE), ['минуту', 'минуты', 'минут'])} назад`
  }
  const local = moscowTime(at)
  const daysAgo = dayNumber(moscowTime(now)) - dayNumber(local)
  if (daysAgo === 0) {
    return `${countOf(Math.floor(passed / HOUR), ['час', 'часа', 'часов'])} назад`
  }
  if (daysAgo === 1) return `вчера, ${clockOf(local)}`
  return writeDay(local, moscowTime(now))
}

/** Time left until `iso`: `ещё 3 дня`, `ещё 5 часов`; `null` once it has passed. */
export function timeLeft(iso: string, now: Date): string | null {
  const left = new Date(iso).getTime() - now.getTime()
  if (left <= 0) return null
  if (left >= DAY) return `ещё ${countOf(Math.floor(left / DAY), ['день', 'дня', 'дней'])}`
  if (left >= HOUR) return `ещё ${countOf(Math.floor(left / HOUR), ['час', 'часа', 'часов'])}`
  return 'меньше часа'
}
