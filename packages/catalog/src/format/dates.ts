import { countOf, NBSP } from './numbers.ts'

/** The default zone is fixed: server and browser must render the same text. */
export const DEFAULT_TIME_ZONE = 'Europe/Moscow'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

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

interface LocalTime {
  year: number
  month: number
  day: number
  clock: string
  /** Days since the epoch in that zone. */
  dayNumber: number
}

/** Formatters per zone: creating one costs a hundred times a call of `format`. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

function localTime(at: Date, timeZone: string): LocalTime {
  const parts = clockOf(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((entry) => entry.type === type)?.value ?? ''
  const [year, month, day] = [Number(part('year')), Number(part('month')), Number(part('day'))]
  return {
    year,
    month,
    day,
    clock: `${part('hour')}:${part('minute')}`,
    dayNumber: Date.UTC(year, month - 1, day) / DAY,
  }
}

function writeDay(local: LocalTime, currentYear: number): string {
  const day = `${local.day}${NBSP}${MONTHS[local.month - 1]}`
  return local.year === currentYear ? day : `${day}${NBSP}${local.year}`
}

/** ISO time → `21 ноября`, with the year when it is not `now`'s. */
export function formatDate(iso: string, now: Date, timeZone = DEFAULT_TIME_ZONE): string {
  return writeDay(localTime(new Date(iso), timeZone), localTime(now, timeZone).year)
}

/** ISO time → `21 ноября, 14:05`. */
export function formatDateTime(iso: string, now: Date, timeZone = DEFAULT_TIME_ZONE): string {
  const local = localTime(new Date(iso), timeZone)
  return `${writeDay(local, localTime(now, timeZone).year)}, ${local.clock}`
}

/**
 * Relative time: `только что`, `12 минут назад`, `3 часа назад`, `вчера, 14:05`, `21 ноября`. A time
 * after `now` (clock skew) is `только что`.
 */
export function relativeTime(iso: string, now: Date, timeZone = DEFAULT_TIME_ZONE): string {
  const at = new Date(iso)
  const passed = now.getTime() - at.getTime()
  if (passed < MINUTE) return 'только что'
  if (passed < HOUR) {
    return `${countOf(Math.floor(passed / MINUTE), ['минуту', 'минуты', 'минут'])} назад`
  }
  const local = localTime(at, timeZone)
  const today = localTime(now, timeZone)
  if (local.dayNumber === today.dayNumber) {
    return `${countOf(Math.floor(passed / HOUR), ['час', 'часа', 'часов'])} назад`
  }
  if (local.dayNumber === today.dayNumber - 1) return `вчера, ${local.clock}`
  return writeDay(local, today.year)
}

/** Time left until `iso`: `ещё 3 дня`, `ещё 5 часов`; `null` once it has passed. */
export function timeLeft(iso: string, now: Date): string | null {
  const left = new Date(iso).getTime() - now.getTime()
  if (left <= 0) return null
  if (left >= DAY) return `ещё ${countOf(Math.floor(left / DAY), ['день', 'дня', 'дней'])}`
  if (left >= HOUR) return `ещё ${countOf(Math.floor(left / HOUR), ['час', 'часа', 'часов'])}`
  return 'меньше часа'
}
