/** Local hours between which only what matters at once is sent. */
const QUIET_FROM = 22
const QUIET_TO = 8
const DAY_MINUTES = 24 * 60

/** How long a message is held until the quiet hours of a time zone have ended; 0 outside of them. */
export function secondsOfQuiet(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const minute = read('hour') * 60 + read('minute')
  const isQuiet = minute >= QUIET_FROM * 60 || minute < QUIET_TO * 60
  return isQuiet ? ((QUIET_TO * 60 - minute + DAY_MINUTES) % DAY_MINUTES) * 60 : 0
}
