import { expect, it } from 'vitest'
import { dueAt, isQuiet, overduePlace, type Timetable } from './due-at.ts'

const MOSCOW: Timetable = {
  frequency: 'atOnce',
  quietFrom: 22,
  quietTo: 8,
  timeZone: 'Europe/Moscow',
}
/** A Wednesday. */
const at = (time: string) => new Date(`2026-11-25T${time}:00+03:00`)
const due = (changes: Partial<Timetable>, now: Date) => dueAt({ ...MOSCOW, ...changes }, now)

it('domain §8: at once by day, after the quiet hours by night', () => {
  expect(due({}, at('12:34'))).toEqual(at('12:34'))
  expect(due({}, at('22:00'))).toEqual(new Date('2026-11-26T08:00+03:00'))
  expect(due({}, at('07:59'))).toEqual(at('08:00'))
  expect(due({ quietFrom: 0, quietTo: 0 }, at('03:00'))).toEqual(at('03:00'))
  expect(due({ quietFrom: 12, quietTo: 14 }, at('13:00'))).toEqual(at('14:00'))
})

it('domain §8: quiet hours are those of the person’s zone', () => {
  const timeZone = 'Asia/Vladivostok'
  expect(isQuiet(MOSCOW, at('15:30'))).toBe(false)
  expect(isQuiet({ ...MOSCOW, timeZone }, at('15:30'))).toBe(true)
  expect(due({ timeZone }, at('15:30'))).toEqual(new Date('2026-11-26T01:00+03:00'))
})

it.each([
  ['hourly', '12:00', '2026-11-25T13:00+03:00'],
  ['hourly', '12:34', '2026-11-25T13:00+03:00'],
  ['hourly', '21:34', '2026-11-26T08:00+03:00'],
  ['daily', '08:34', '2026-11-25T09:00+03:00'],
  ['daily', '12:34', '2026-11-26T09:00+03:00'],
  ['weekly', '12:34', '2026-11-30T09:00+03:00'],
] as const)('domain §8: %s, found at %s, is due at %s', (frequency, found, expected) => {
  expect(due({ frequency }, at(found))).toEqual(new Date(expected))
})

it('domain §8: who sleeps at nine gets the daily message when the quiet hours end', () => {
  const night = { frequency: 'daily', quietFrom: 2, quietTo: 11 } as const
  expect(due(night, at('12:34'))).toEqual(new Date('2026-11-26T11:00+03:00'))
})

it('domain §8: what was due and met quiet hours leaves at their end, whatever its frequency', () => {
  const { dueAt: due } = overduePlace({ ...MOSCOW, frequency: 'weekly' }, at('22:30'))
  expect(due).toEqual(new Date('2026-11-26T08:00+03:00'))
})

it('domain §8: zones with quarters of hours, and the days when clocks change', () => {
  const kathmandu = { frequency: 'hourly', timeZone: 'Asia/Kathmandu', quietFrom: 0, quietTo: 0 }
  expect(due(kathmandu as Timetable, at('12:34'))).toEqual(at('13:15'))
  const berlin = { frequency: 'daily', timeZone: 'Europe/Berlin' } as const
  expect(due(berlin, new Date('2026-10-24T12:00Z'))).toEqual(new Date('2026-10-25T08:00Z'))
  expect(due(berlin, new Date('2026-10-23T12:00Z'))).toEqual(new Date('2026-10-24T07:00Z'))
})
