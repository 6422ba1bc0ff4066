import { expect, it } from 'vitest'
import { dayMistake, daysLater, endOfDay, lastDay } from './expiry-days.ts'

const NOW = new Date('2026-11-23T12:00:00.000Z')

it('a publication is prolonged from its end, an old one from today', () => {
  expect(daysLater(7, '2026-11-30T20:59:59.000Z', NOW)).toBe('2026-12-07')
  expect(daysLater(30, '2026-10-01T20:59:59.000Z', NOW)).toBe('2026-12-23')
  expect(daysLater(7, null, NOW)).toBe('2026-11-30')
})

it('domain §3: at most 90 days ahead', () => {
  expect(daysLater(30, '2027-02-19T20:59:59.000Z', NOW)).toBe(lastDay(NOW))
  expect(dayMistake(lastDay(NOW), NOW)).toBeUndefined()
  expect(dayMistake('2027-02-22', NOW)).toMatch(/90 дней/)
  const ahead = Date.parse(endOfDay(lastDay(NOW))) - NOW.getTime()
  expect(ahead).toBeLessThanOrEqual(90 * 24 * 60 * 60 * 1000)
})

it('a day of the past and no day are mistakes; today is none', () => {
  expect(dayMistake('2026-11-22', NOW)).toMatch(/не раньше/)
  expect(dayMistake('2026-11-23', NOW)).toBeUndefined()
  expect(dayMistake('', NOW)).toBe('Выберите день')
  expect(dayMistake('2026-13-45', NOW)).toBe('Выберите день')
})

it('a day ends at midnight in Moscow', () => {
  expect(endOfDay('2026-12-07')).toBe('2026-12-07T20:59:59.000Z')
})
