import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, moscowDay, relativeTime, timeLeft } from './dates.ts'
import { NBSP } from './numbers.ts'

/** 15:00 in Moscow. */
const NOW = new Date('2026-11-21T12:00:00Z')
const spaced = (text: string) => text.replaceAll('_', NBSP)

describe('dates', () => {
  it.each([
    ['2026-05-01T20:59:59Z', '2026-05-01'],
    ['2026-05-01T21:00:00Z', '2026-05-02'],
    ['2025-12-31T21:00:00Z', '2026-01-01'],
  ])('%s is the day %s in Moscow', (iso, day) => {
    expect(moscowDay(new Date(iso))).toBe(day)
  })

  it.each([
    ['2026-11-21T12:00:00Z', '21_ноября', '21_ноября, 15:00'],
    ['2026-05-01T20:59:00Z', '1_мая', '1_мая, 23:59'],
    ['2026-05-01T21:00:00Z', '2_мая', '2_мая, 00:00'],
    ['2025-12-31T20:59:59Z', '31_декабря_2025', '31_декабря_2025, 23:59'],
    ['2025-12-31T21:00:00Z', '1_января', '1_января, 00:00'],
  ])('%s by Moscow time', (iso, date, dateTime) => {
    expect(formatDate(iso, NOW)).toBe(spaced(date))
    expect(formatDateTime(iso, NOW)).toBe(spaced(dateTime))
  })

  it.each([
    ['2026-11-21T12:05:00Z', 'только что'],
    ['2026-11-21T11:59:01Z', 'только что'],
    ['2026-11-21T11:59:00Z', '1_минуту назад'],
    ['2026-11-21T11:38:00Z', '22_минуты назад'],
    ['2026-11-21T11:00:00Z', '1_час назад'],
    ['2026-11-20T21:00:00Z', '15_часов назад'],
    ['2026-11-20T20:59:00Z', 'вчера, 23:59'],
    ['2026-11-19T21:00:00Z', 'вчера, 00:00'],
    ['2026-11-19T20:59:00Z', '19_ноября'],
    ['2024-02-29T09:00:00Z', '29_февраля_2024'],
  ])('%s is %s', (iso, text) => {
    expect(relativeTime(iso, NOW)).toBe(spaced(text))
  })

  it.each([
    ['2026-11-24T12:00:00Z', 'ещё 3_дня'],
    ['2026-11-22T11:59:00Z', 'ещё 23_часа'],
    ['2026-11-21T12:59:00Z', 'меньше часа'],
    ['2026-11-21T12:00:00Z', null],
  ])('until %s: %s', (iso, text) => {
    expect(timeLeft(iso, NOW)).toBe(text && spaced(text))
  })
})
