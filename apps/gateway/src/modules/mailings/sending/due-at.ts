import type { SavedSearchRecord } from '../../saved-searches/public.ts'

/** When a saved search wants its messages. */
export type Timetable = Pick<SavedSearchRecord, 'frequency' | 'quietFrom' | 'quietTo' | 'timeZone'>

/** The hour of daily and weekly messages, unless it is a quiet one. */
const USUAL_HOUR = 9
/** Of weekly messages, as `Intl` writes it. */
const WEEKLY_DAY = 'Mon'
/** Every zone is away from UTC by a multiple of it. */
const QUARTER_MS = 15 * 60 * 1000
/** A week, and the hour that a change of clocks may take away. */
const QUARTERS_MAX = 8 * 24 * 4

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const options = {
    hour: 'numeric',
    minute: 'numeric',
    weekday: 'short',
    hourCycle: 'h23',
  } as const
  const made = new Intl.DateTimeFormat('en', { ...options, timeZone })
  clocks.set(timeZone, made)
  return made
}

interface LocalTime {
  hour: number
  minute: number
  weekday: string
}

function localTime(at: Date, timeZone: string): LocalTime {
  const parts = clockOf(timeZone).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return { hour: Number(part('hour')), minute: Number(part('minute')), weekday: part('weekday') }
}

/** Whether an hour is between the two, also over midnight; equal ones mean no hour. */
const isBetween = (hour: number, { quietFrom: from, quietTo: to }: Timetable): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to

/** Whether nothing may be sent now (domain §8). */
export const isQuiet = (timetable: Timetable, now: Date): boolean =>
  isBetween(localTime(now, timetable.timeZone).hour, timetable)

/**
 * When a message with what was found now is due: at once, or at the next full hour, morning or Monday morning of
 * the person's zone, and after the quiet hours in any case.
 */
export function dueAt(timetable: Timetable, now: Date): Date {
  const { frequency, timeZone, quietTo } = timetable
  const isAtOnce = frequency === 'atOnce'
  if (isAtOnce && !isQuiet(timetable, now)) return now
  const hourOfDay = isBetween(USUAL_HOUR, timetable) ? quietTo : USUAL_HOUR
  const isDue = ({ hour, minute, weekday }: LocalTime): boolean => {
    if (isBetween(hour, timetable)) return false
    if (isAtOnce) return true
    if (minute !== 0 || frequency === 'hourly') return minute === 0
    return hour === hourOfDay && (frequency === 'daily' || weekday === WEEKLY_DAY)
  }
  const first = Math.floor(now.getTime() / QUARTER_MS) + 1
  for (let quarter = first; quarter < first + QUARTERS_MAX; quarter++) {
    const at = new Date(quarter * QUARTER_MS)
    if (isDue(localTime(at, timeZone))) return at
  }
  // The hour is skipped by a change of clocks on the one day of the week.
  return new Date(now.getTime() + QUARTERS_MAX * QUARTER_MS)
}

/** A place in the queue of messages. */
export interface QueuePlace {
  dueAt: Date
  /** Before all that was held until a full hour or the end of the quiet hours. */
  isAtOnce: boolean
}

/** Where in the queue a saved search stands with what was found now. */
export function queuePlace(timetable: Timetable, now: Date): QueuePlace {
  const due = dueAt(timetable, now)
  return { dueAt: due, isAtOnce: due.getTime() === now.getTime() }
}

/** Where a message stands that was due already: it leaves as soon as it is not quiet, not at the next regular time. */
export const overduePlace = (timetable: Timetable, now: Date): QueuePlace =>
  queuePlace({ ...timetable, frequency: 'atOnce' }, now)
