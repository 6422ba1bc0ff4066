const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Up to so many days are shown by hour. */
const DAYS_BY_HOUR = 2

/** How far the clock of a zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value)
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - Math.floor(at / 1000) * 1000
}

/** When a day begins in a zone. `day` is midnight as if the zone's clock were UTC. */
function startOfDay(day: number, zone: string): number {
  const guess = day - offsetAt(day, zone)
  // The clock may have been changed between the two.
  return day - offsetAt(guess, zone)
}

export interface PeriodBounds {
  step: 'hour' | 'day'
  /** Where each hour or day begins, and where the last one ends. */
  bounds: Date[]
}

/** The hours or days of a period. A day on which clocks are changed has 23 or 25 hours. */
export function periodBounds({
  from,
  to,
  zone,
}: {
  /** `2026-11-21`, of the calendar in `zone`. */
  from: string
  to: string
  zone: string
}): PeriodBounds {
  const first = Date.parse(from)
  const days = (Date.parse(to) - first) / DAY + 1
  const starts = Array.from({ length: days + 1 }, (_, index) =>
    startOfDay(first + index * DAY, zone),
  )
  if (days > DAYS_BY_HOUR) return { step: 'day', bounds: starts.map((at) => new Date(at)) }
  const [begin = first, end = first] = [starts[0], starts.at(-1)]
  const hours = Array.from(
    { length: Math.round((end - begin) / HOUR) },
    (_, hour) => begin + hour * HOUR,
  )
  return { step: 'hour', bounds: [...hours, end].map((at) => new Date(at)) }
}
