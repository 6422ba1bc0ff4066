import { expect, it } from 'vitest'
import { secondsOfQuiet } from './quiet-hours.ts'

const HOUR = 3600

it.each([
  ['2026-11-23T09:00:00Z', 'Europe/Moscow', 0],
  ['2026-11-23T18:59:00Z', 'Europe/Moscow', 0],
  ['2026-11-23T19:00:00Z', 'Europe/Moscow', 10 * HOUR],
  ['2026-11-23T21:00:00Z', 'Europe/Moscow', 8 * HOUR],
  ['2026-11-23T04:59:00Z', 'Europe/Moscow', 60],
  ['2026-11-23T05:00:00Z', 'Europe/Moscow', 0],
  ['2026-11-23T09:00:00Z', 'Asia/Vladivostok', 0],
  ['2026-11-23T12:00:00Z', 'Asia/Vladivostok', 10 * HOUR],
  ['2026-11-23T22:30:00Z', 'Asia/Yekaterinburg', 4.5 * HOUR],
])('issue 11: at %s in %s a notice waits %i s for the morning', (at, timeZone, seconds) => {
  expect(secondsOfQuiet(new Date(at), timeZone)).toBe(seconds)
})
