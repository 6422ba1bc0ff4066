import { expect, it } from 'vitest'
import { savedSearchInputSchema } from './saved-search.ts'

const isTaken = (timeZone: string) => savedSearchInputSchema.safeParse({ timeZone }).success

it.each([
  'Europe/Moscow',
  'Asia/Kamchatka',
  'Europe/Kiev',
  'Europe/Kyiv',
  'Asia/Calcutta',
  'Asia/Kolkata',
  'America/Argentina/Buenos_Aires',
  'UTC',
  'Etc/GMT-3',
])('domain §8: the time zone %s, which browsers report, is taken', (timeZone) => {
  expect(isTaken(timeZone)).toBe(true)
})

it('every time zone that this platform lists is taken', () => {
  expect(Intl.supportedValuesOf('timeZone').filter((timeZone) => !isTaken(timeZone))).toEqual([])
})

it.each([
  '+03:07',
  '-05',
  '+00:00',
  'europe/moscow',
  'EUROPE/KIEV',
  'asia/kolkata',
  'Europe/Atlantis',
  '',
])('domain §8: an offset, another spelling or no zone (%s) is refused', (timeZone) => {
  expect(isTaken(timeZone)).toBe(false)
})
